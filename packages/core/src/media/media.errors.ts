import { declareErrors } from '../errors/declare-errors.ts';

const accepted =
  'Images may be JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG, BMP or ICO: save it as one of them and upload that.';

/** Reasons for refusing a file; nothing of it is kept (rule MEDIA-3). */
export const mediaErrors = declareErrors('media', {
  tooLarge: {
    status: 413,
    message: 'The file {fileName} is too large; the maximum allowed file size is {maxSize}.',
  },
  tooManyPixels: {
    status: 413,
    message:
      'The file {fileName} is too large; the maximum allowed image size is {maxPixels} megapixels. Make it smaller and upload it again.',
  },
  unsupported: {
    status: 415,
    message: `The file {fileName} does not appear to be a supported file type. It is {what}, which browsers show poorly or not at all. ${accepted}`,
  },
  heic: {
    status: 415,
    message: `The file {fileName} does not appear to be a supported file type. It is a HEIC photo, which most browsers cannot show; phones export it as JPEG. ${accepted}`,
  },
  damaged: {
    status: 422,
    message:
      'The file {fileName} could not be read as an image: it is damaged or cut short. Save it again and upload that.',
  },
  tooSlow: {
    status: 422,
    message:
      'The file {fileName} could not be read: drawing it takes longer than the server allows. Make it simpler, or save it as PNG or JPEG, and upload that.',
  },
  tooMuchMemory: {
    status: 422,
    message:
      'The file {fileName} could not be read: drawing it needs more memory than the server allows. Make it smaller or simpler, or save it as PNG or JPEG, and upload that.',
  },
  unreadable: {
    status: 422,
    message:
      'The file {fileName} could not be read: the image decoder failed twice. Open it in an image editor, save it as PNG or JPEG, and upload that.',
  },
  storageFull: {
    status: 413,
    message:
      'The file {fileName} was not stored because it does not fit into the storage of this website: {used} of {allowed} are used. Delete files that you no longer need, empty the trash, or ask the operator of this server for more.',
  },
  stopping: {
    status: 503,
    message:
      'The file {fileName} was not stored because the server is being restarted. Upload it again in a moment.',
  },
  someMissing: {
    status: 404,
    message:
      'Some of these files are no longer there, so nothing was changed. Reload the list and try again.',
  },
  notPrivate: {
    status: 409,
    message:
      'The file {fileName} is public: anyone who knows its address can open it. Make it private first.',
  },
  empty: { status: 400, message: 'The file {fileName} is empty. Choose another one.' },
  noFile: { status: 400, message: 'No file was sent. Choose one and upload it again.' },
});
