import { declareErrors } from '../errors/declare-errors.ts';

const unchanged = 'Nothing was changed.';

export const productImportErrors = declareErrors('productImports', {
  noFile: { status: 400, message: 'Choose the products file to import.' },
  tooLarge: {
    status: 413,
    message: `“{file}” is too large: a products file may have {most} MB at most. Split it between two products, and keep the first line in each part. ${unchanged}`,
  },
  tooManyRows: {
    status: 413,
    message: `“{file}” has more than {most} rows, or a row that is too long. Split it between two products, and keep the first line in each part. ${unchanged}`,
  },
  notProducts: {
    status: 422,
    message: `“{file}” is not a products file of Vitrine: its first line names no column “Vitrine 1”. Export your products and edit that file. Files of other shops are imported under Imports. ${unchanged}`,
  },
  otherVersion: {
    status: 422,
    message: `“{file}” is a products file of version {version}, which a newer release wrote. ${unchanged}`,
  },
  columnTwice: {
    status: 422,
    message: `“{file}” has the column “{column}” twice. Remove one of them. ${unchanged}`,
  },
  cutShort: {
    status: 422,
    message: `“{file}” ends in the middle of a row. Save or export it again. ${unchanged}`,
  },
  unreadable: {
    status: 422,
    message: `“{file}” could not be read. Save it as CSV in UTF-8 and try again. ${unchanged}`,
  },
  broke: {
    status: 500,
    message:
      'Something unexpected went wrong. What was written before stays, and can be undone. Import the file again.',
  },
  pictureNotFetched: {
    status: 422,
    message:
      'Its picture {address} could not be fetched. Upload it to the media and write its address there into the file.',
  },
  shopAddressTaken: {
    status: 409,
    message: `The address “{address}” belongs to another page by now, so that no shop can be created there. Import the file again to see what it would do. ${unchanged}`,
  },
  underWay: {
    status: 409,
    message: 'Products are being imported already. Wait until that is finished, or stop it.',
  },
  notReady: {
    status: 409,
    message: 'This import cannot begin now. Reload to see what became of it.',
  },
  notRunning: { status: 409, message: 'This import is not under way. Reload to see what became of it.' },
  notToUndo: { status: 409, message: 'There is nothing of this import that could be undone.' },
});
