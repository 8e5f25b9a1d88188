import type { Id } from '@vitrine/core/id/id.ts';
import { importDays, type ProductImportState } from '@vitrine/core/product-files/product-import.ts';
import { productImportErrors as errors } from '@vitrine/core/product-files/product-imports.errors.ts';
import type { Clock } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { listDueWebsites } from '../../../database/list-due-websites.ts';
import { refusal } from '../../../http/refusal.ts';
import { defineJobKind, dueJob, job } from '../../../jobs/jobs.ts';
import { uploadKey } from '../upload-key.ts';
import { deleteImports, moveImport } from './product-imports.store.ts';
import { readFile } from './read-file.ts';
import { runImport } from './run-import.ts';

export const readProductsFile = defineJobKind<{ importId: Id }>('productImports.read');
export const runProductImport = defineJobKind<{ importId: Id }>('productImports.run');
const forgetImports = defineJobKind<Record<string, never>>('productImports.forget');

const millisecondsADay = 86_400_000;

/** If its process died, another reads the file again: nothing was changed yet. */
export const readProductsFileJob = job(
  readProductsFile,
  (context, { importId }, isStopping) => readFile(context, importId, isStopping),
  {
    retries: 3,
    timeoutSeconds: 3600,
    isOneByOne: true,
    giveUp: async (context, { importId }) => {
      await failImport(context, importId, ['waiting', 'reading']);
      await context.files.remove(uploadKey(context.website.id, importId));
    },
  },
);

/** If its process died, another goes on with the next product (rule PRODUCTFILE-7). */
export const runProductImportJob = job(
  runProductImport,
  (context, { importId }, isStopping) => runImport(context, importId, isStopping),
  {
    retries: 5,
    timeoutSeconds: 4 * 3600,
    isOneByOne: true,
    giveUp: (context, { importId }) => failImport(context, importId, ['running', 'undoing']),
  },
);

/** Imports are listed, and can be undone, for 30 days (rule PRODUCTFILE-10). */
export const forgetImportsJob = dueJob(
  forgetImports,
  ({ clock, database }, portion) =>
    listDueWebsites(database, portion, {
      table: 'product_imports',
      isDue: 'created_at < $3',
      values: [oldest(clock)],
    }),
  {
    cron: '53 3 * * *',
    run: ({ clock, database, website }) => deleteImports(database, website.id, oldest(clock)),
  },
);

async function failImport(
  { clock, database, website }: Context,
  importId: Id,
  from: readonly ProductImportState[],
): Promise<void> {
  await moveImport(database, website.id, {
    id: importId,
    from,
    to: 'failed',
    finishedAt: clock.now(),
    refusal: refusal(errors.broke),
  });
}

function oldest(clock: Clock): Date {
  return new Date(clock.now().getTime() - importDays * millisecondsADay);
}
