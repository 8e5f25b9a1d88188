/** Archives of a website. */
export const messages = {
  archives: 'Archives',
  archiveHint:
    'One archive contains everything: pages, products, orders, people, settings, and every file as it was uploaded. It opens on any computer. Passwords and keys are left out.',
  archiveFirst: 'Download everything first',
  archiveTitle: 'Archive of “{title}”',
  archiveOfThis: 'Archive of {title}',
  archiveMake: 'Make an archive',
  archivesNone:
    'No archive yet. The newest {n} are kept, each for {days, plural, one {one day} other {# days}}.',
  archiveDownload: 'Download',
  archiveDownloadThis: 'Download the archive of {when}',
  archiveCancelThis: 'Cancel the archive of {when}',
  archiveProgress: 'Packing the archive',
  archiveOf: '{done} of {total}',
  archiveUntil: 'available until {when}',
  archiveMissing:
    '{n, plural, one {One file} other {# files}} could not be found; missing-files.txt in the archive lists {n, plural, one {it} other {them}}.',
  'archive.waiting': 'Waiting',
  'archive.running': 'In progress. You can leave this page.',
  'archive.done': 'Ready',
  'archive.failed': 'Failed',
  'archive.cancelled': 'Cancelled',
} as const;
