import { declareErrors } from '../errors/declare-errors.ts';

/** Read by the operator in the terminal. */
export const filesErrors = declareErrors('files', {
  noTarget: {
    status: 400,
    message: 'Say where the files go with --to s3://BUCKET/PREFIX, --to FOLDER, or --to folder.',
  },
  noPlace: {
    status: 400,
    message:
      '{place} is neither a folder nor a bucket such as s3://bucket/prefix?endpoint=https://example.com.',
  },
  samePlace: { status: 409, message: 'The files are already in {place}. Nothing was copied.' },
  nested: {
    status: 409,
    message: '{to} is inside {from}, or contains it. Choose a separate place. Nothing was copied.',
  },
  stillUsed: {
    status: 409,
    message:
      'MEDIA_URL does not name {to} yet, so servers may still use {from}. Nothing was removed. Change it, restart the servers, then remove the files in the old place.',
  },
  notMoved: {
    status: 500,
    message:
      'Not all files were copied: {why} The copied files stay; run the same command again to copy the rest.',
  },
});
