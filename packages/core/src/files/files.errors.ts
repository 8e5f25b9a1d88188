import { declareErrors } from '../errors/declare-errors.ts';

/** Read by the operator in the terminal. */
export const filesErrors = declareErrors('files', {
  noTarget: {
    status: 400,
    message: 'Say where the files go by --to s3://BUCKET/PREFIX, --to FOLDER, or --to folder.',
  },
  noPlace: {
    status: 400,
    message:
      '{place} is neither a folder nor a bucket such as s3://bucket/prefix?endpoint=https://example.com.',
  },
  samePlace: { status: 409, message: 'The files are in {place} already. Nothing was copied.' },
  nested: {
    status: 409,
    message: '{to} is inside {from}, or around it. Choose a place apart. Nothing was copied.',
  },
  stillUsed: {
    status: 409,
    message:
      'MEDIA_URL does not name {to} yet, so servers may still use {from}. Nothing was removed. Change it, start the servers again, then remove what is in the old place.',
  },
  notMoved: {
    status: 500,
    message:
      'Not all files were copied: {why} What was copied stays; the same command goes on with the rest.',
  },
});
