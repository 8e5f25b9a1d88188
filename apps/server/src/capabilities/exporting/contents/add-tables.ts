import type { Context } from '../../../context.ts';
import type { AddEntry } from '../pack-entries.ts';
import {
  type ArchivedTable,
  measureTable,
  readLines,
  readTables,
  type TableMeasure,
} from './table-rows.store.ts';

export type MeasuredTable = ArchivedTable & TableMeasure;

/** The website's tables with their sizes; later statements of the same transaction find exactly these rows. */
export async function measureTables({ database, website }: Context): Promise<MeasuredTable[]> {
  const measured: MeasuredTable[] = [];
  for (const table of await readTables(database)) {
    measured.push({ ...table, ...(await measureTable(database, website.id, table)) });
  }
  return measured;
}

/** `tables/NAME.ndjson`, even for a table without rows (rule EXPORT-2). */
export async function addTables(
  { database, website }: Context,
  tables: readonly MeasuredTable[],
  add: AddEntry,
): Promise<void> {
  for (const table of tables) {
    const content = table.rows === 0 ? [] : readLines(database, website.id, table);
    await add({ name: `tables/${table.name}.ndjson`, size: table.bytes, content });
  }
}
