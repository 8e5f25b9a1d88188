import { declareErrors } from '../errors/declare-errors.ts';

const unchanged = 'The website is as before.';

export const importingErrors = declareErrors('importing', {
  empty: {
    status: 400,
    message: `The file “{file}” is empty. Export it again and try once more. ${unchanged}`,
  },
  notAnExport: {
    status: 400,
    message: `“{file}” is not an export that can be imported: it is {found}. Take a WordPress or Squarespace export (XML) or a product export of WooCommerce, Shopify or Squarespace (CSV). ${unchanged}`,
  },
  formatNotRead: {
    status: 400,
    message: `“{file}” is {found}, which cannot be imported yet. Take a WordPress or Squarespace export (XML) or a product export of WooCommerce, Shopify or Squarespace (CSV). ${unchanged}`,
  },
  cutShort: {
    status: 400,
    message: `“{file}” ends in the middle and holds nothing whole. It was probably not downloaded to its end; export it again. ${unchanged}`,
  },
  declaresEntities: {
    status: 400,
    message: `“{file}” declares entities or a document type of its own, as files made to overload a server do. No export does; it was not read further. ${unchanged}`,
  },
  tooLarge: {
    status: 413,
    message: `“{file}” is too large: {what} may be {limit} at most. Export it in parts and import one after the other. ${unchanged}`,
  },
  tooDeep: {
    status: 400,
    message: `“{file}” is nested deeper than {limit} levels, as no export is. ${unchanged}`,
  },
  nothingToImport: {
    status: 422,
    message: `“{file}” holds nothing to import: no page, post, product or file. Choose what to export and try once more. ${unchanged}`,
  },
  noFile: { status: 400, message: 'Choose the export file to import.' },
  underWay: {
    status: 409,
    message: 'Another import into this website is under way. Wait until it is done, or cancel it.',
  },
  tooLateToCancel: {
    status: 409,
    message: 'This import is over or is writing its content already; it cannot be cancelled any more.',
  },
  choiceGone: {
    status: 409,
    message:
      '“{title}” was deleted here since. Bring it back from the trash first, then choose its version. Nothing was changed.',
  },
  cancelled: { status: 409, message: `The import was cancelled. ${unchanged}` },
  unreadable: { status: 400, message: `The file “{file}” cannot be read: {why} ${unchanged}` },
  readingFailed: {
    status: 422,
    message: `“{file}” could not be read to its end: {why}. ${unchanged} Export it in parts, and report it if that does not help.`,
  },
  tookTooLong: {
    status: 422,
    message: `“{file}” was worked on for {minutes} minutes and was not done. ${unchanged} Export it in parts and import one after the other.`,
  },
  interrupted: {
    status: 500,
    message: 'The command that ran this import was interrupted. Start the import again.',
  },
  stopped: {
    status: 500,
    message: `Something unexpected went wrong, and the import was undone. ${unchanged} Try again, and report it if it happens once more.`,
  },
});
