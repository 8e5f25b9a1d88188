import { declareErrors } from '../errors/declare-errors.ts';

const unchanged = 'The website was not changed.';

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
  productsFile: {
    status: 400,
    message: `“{file}” is a products file of Vitrine. Import it next to your list of products. ${unchanged}`,
  },
  cutShort: {
    status: 400,
    message: `“{file}” ends in the middle and contains nothing complete. The download was probably interrupted; export it again. ${unchanged}`,
  },
  declaresEntities: {
    status: 400,
    message: `“{file}” declares entities or a document type of its own, as files made to overload a server do. Exports never do, so it was not read further. ${unchanged}`,
  },
  tooLarge: {
    status: 413,
    message: `“{file}” is too large: {what} may be {limit} at most. Export it in parts and import them one after the other. ${unchanged}`,
  },
  tooDeep: {
    status: 400,
    message: `“{file}” is nested deeper than {limit} levels, which no export is. ${unchanged}`,
  },
  nothingToImport: {
    status: 422,
    message: `“{file}” contains nothing to import: no page, post, product or file. Choose what to export and try once more. ${unchanged}`,
  },
  noFile: { status: 400, message: 'Choose the export file to import.' },
  underWay: {
    status: 409,
    message: 'Another import into this website is running. Wait until it has finished, or cancel it.',
  },
  tooLateToCancel: {
    status: 409,
    message: 'This import has finished or is already writing its content; it can no longer be cancelled.',
  },
  choiceGone: {
    status: 409,
    message:
      '“{title}” has since been deleted here. Restore it from the trash first, then choose its version. Nothing was changed.',
  },
  cancelled: { status: 409, message: `The import was cancelled. ${unchanged}` },
  unreadable: { status: 400, message: `The file “{file}” cannot be read: {why} ${unchanged}` },
  readingFailed: {
    status: 422,
    message: `“{file}” could not be read completely: {why}. ${unchanged} Export it in parts, and report it if that does not help.`,
  },
  tookTooLong: {
    status: 422,
    message: `“{file}” was not finished after {minutes} minutes. ${unchanged} Export it in parts and import them one after the other.`,
  },
  interrupted: {
    status: 500,
    message: 'The command that ran this import was interrupted. Start the import again.',
  },
  undoneInPart: {
    status: 500,
    message:
      '{why} The import was undone, except for {kept, plural, one {# product that was changed or ordered in the meantime; it is named} other {# products that were changed or ordered in the meantime; they are named}} in the report. Start the import again.',
  },
  stopped: {
    status: 500,
    message: `Something unexpected went wrong, and the import was undone. ${unchanged} Try again, and report it if it happens again.`,
  },
});
