import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { currencyDecimals } from '@vitrine/core/money/money.ts';
import type { Context } from '../../../context.ts';
import type { IsStopping } from '../../../jobs/jobs.ts';
import { uploadKey } from '../upload-key.ts';
import { withWorkFolder } from '../work-folder.ts';
import { type ComparedBatch, compareBatch } from './compare-batch.ts';
import { FileShops } from './file-shops.ts';
import type { FileRun } from './file-words.ts';
import { type ImportedRow, insertImported } from './imported-products.store.ts';
import {
  addToTally,
  beginReading,
  type ImportRow,
  lockImport,
  moveImport,
  readImport,
  saveNewShops,
} from './product-imports.store.ts';
import { type ReadFile, readApart } from './read-apart.ts';

const perBatch = 50;

/** Compares an uploaded file with the products and changes none; starts over if its process died (PRODUCTFILE-3). */
export async function readFile(context: Context, importId: Id, isStopping: IsStopping): Promise<void> {
  const { clock, database, files, website } = context;
  const key = uploadKey(website.id, importId);
  const row = await readImport(database, website.id, importId);
  const stream = await files.read(key);
  if (row === null || stream === null || (row.state !== 'waiting' && row.state !== 'reading')) {
    stream?.destroy();
    await files.remove(key);
    return;
  }
  await moveImport(database, website.id, { id: row.id, from: ['waiting'], to: 'reading', finishedAt: null });
  const refused = await withWorkFolder(context, importId, async (folder): Promise<Refusal | null> => {
    const path = join(folder, 'file');
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const { currency } = website.settings.store;
    const read = await readApart(
      {
        owner: website.id,
        file: { fileName: row.file_name, path },
        folder,
        decimals: currencyDecimals[currency],
      },
      perBatch,
    );
    if (!read.ok) return read.error;
    await compareFile(context, { row, file: read.value, isStopping });
    return null;
  });
  const end = { id: importId, from: ['reading'], finishedAt: clock.now() } as const;
  if (refused === null) await moveImport(database, website.id, { ...end, to: 'ready' });
  else await moveImport(database, website.id, { ...end, to: 'failed', refusal: refused });
  await files.remove(key);
}

async function compareFile(
  context: Context,
  { row: { id }, file, isStopping }: { row: ImportRow; file: ReadFile; isStopping: IsStopping },
): Promise<void> {
  const { database, website } = context;
  const { total, unread, addresses, batches } = file;
  await database.transaction(transaction => beginReading(transaction, website.id, { id, total, unread }));
  const run: FileRun = {
    taken: new Set(),
    addresses: new Map(addresses),
    promised: new Map(),
    slugs: new Set(),
    shops: await FileShops.of(context),
  };
  for await (const batch of batches) {
    if (isStopping()) throw new Error('The server stops; the next one reads the file again.');
    const compared = await compareBatch(context, run, batch);
    const isWanted = await database.transaction(async transaction => {
      const now = await lockImport(transaction, website.id, id);
      if (now?.state !== 'reading') return false;
      await insertImported(transaction, website.id, { importId: id, rows: compared.rows });
      await addToTally(transaction, website.id, { id, read: batch.length, ...tallyOf(compared) });
      return true;
    });
    if (!isWanted) return;
  }
  await saveNewShops(database, website.id, { id, shops: run.shops.missing });
}

function tallyOf({ rows, same }: ComparedBatch) {
  const count = (state: ImportedRow['state']) => rows.filter(row => row.state === state).length;
  return {
    same_count: same,
    new_count: count('new'),
    changed_count: count('changed'),
    faulty_count: count('faulty'),
  };
}
