/** Files. */
export const messages = {
  'upload.misnamed':
    'The file {name} is no picture: it holds only text. Open it to see what it is, or choose another one.',
  mediaHint: 'Images, video, audio and any other file.',
  mediaKind: 'Kind',
  mediaKindAny: 'All files',
  mediaNone: 'No files yet',
  mediaNoneHint: 'Drop the first ones above.',
  mediaDeleted: '{n, plural, one {“{what}” was deleted.} other {# files were deleted.}}',
  mediaBack: '{n, plural, one {The file is back.} other {# files are back.}}',
  mediaUnused: 'Not used anywhere.',
  mediaUsed: 'Used in:',
  mediaUseUntitled: 'Without a title',
  mediaUseLive: 'live, until the next publish',
  mediaUsesMore: 'and {n} more',
  mediaDelete: '{n, plural, one {Delete “{what}”?} other {Delete # files?}}',
  mediaDeleteUnused: 'Nothing uses them.',
  mediaDeleteUsed:
    '{n, plural, one {One file is in use. It disappears} other {# files are in use. They disappear}} from these places with the next publish:',
  mediaDeleteBack: 'You can restore deleted files for {n, plural, one {one day} other {# days}}.',
  mediaStorage: '{used} of {allowed} used.',
  mediaStorageDeleted: '{size} of it are deleted files that can still be restored.',
  mediaTrashEmpty: 'Empty the trash',
  mediaTrashAsk: 'Remove all deleted files for good?',
  mediaTrashHint:
    'They cannot be restored afterwards. Files that a page, a product or an earlier version still shows are kept.',
  mediaTrashEmptied:
    '{n, plural, =0 {Nothing was removed.} one {One file was removed for good.} other {# files were removed for good.}}',
  assetUnreadable: 'Could not be read',
  'assetProblem.tooSlow':
    'This image could not be read in all sizes: drawing it takes longer than the server allows. Make it simpler, or save it as PNG or JPEG, and upload it again.',
  'assetProblem.tooMuchMemory':
    'This image could not be read in all sizes: drawing it needs more memory than the server allows. Make it smaller, or save it as PNG or JPEG, and upload it again.',
  'assetProblem.unreadable':
    'This image could not be read in all sizes: the program that decodes images stopped at it. Save it as PNG or JPEG and upload it again.',
  mediaOpenFile: 'Open the file',
  'assetKind.image': 'Images',
  'assetKind.video': 'Video',
  'assetKind.audio': 'Audio',
  'assetKind.file': 'Other files',
  altMissing: 'No description',
  fileName: 'File name',
  alt: 'Description',
  altHint: 'What somebody who cannot see the picture should know.',
  caption: 'Caption',
} as const;
