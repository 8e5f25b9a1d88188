import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { originalBytes } from '../media/index.ts';
import { addMedia } from './contents/add-media.ts';
import { addTables, measureTables } from './contents/add-tables.ts';
import { addMissing, addTexts } from './contents/add-texts.ts';
import type { ArchiveProgress } from './exporting.store.ts';
import { type AddEntry, packEntries } from './pack-entries.ts';

export interface ArchiveRun {
  /** Called often with the progress; an error thrown by it ends the archive. */
  readonly advance: (progress: ArchiveProgress) => Promise<void>;
  readonly save: (content: Readable) => Promise<{ bytes: number }>;
}

/** Ends an archive because the server stops; its job begins again later. */
export class Interrupted extends Error {
  constructor() {
    super('The server stops; the archive is begun again.');
  }
}

export interface ArchiveSummary {
  /** Size of the archive. */
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Files whose bytes are missing; the archive names them. */
  readonly missingFiles: number;
}

/**
 * Writes everything of a website, even of a deleted one, as one archive: the rows at one moment, then the files.
 * It streams from the database and the media store to the destination (rules EXPORT-1 to EXPORT-5).
 */
export async function writeArchive(context: Context, { advance, save }: ArchiveRun): Promise<ArchiveSummary> {
  const madeAt = context.clock.now();
  const counted = { tables: 0, rows: 0, files: 0, missingFiles: 0 };
  const addAll = async (addEntry: AddEntry) => {
    let progress: ArchiveProgress = { doneBytes: 0, totalBytes: 0 };
    const add = counting(addEntry, async bytes => {
      progress = { ...progress, doneBytes: progress.doneBytes + bytes };
      await advance(progress);
    });
    await context.database.transaction(async transaction => {
      await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      await transaction.query("SET LOCAL TIME ZONE 'UTC'");
      const inside = { ...context, database: transaction };
      const tables = await measureTables(inside);
      const ofTables = tables.reduce((sum, { bytes }) => sum + bytes, 0);
      progress = { doneBytes: 0, totalBytes: ofTables + (await originalBytes(inside)) };
      await advance(progress);
      await addTexts(inside, madeAt, addEntry);
      await addTables(inside, tables, add);
      counted.tables = tables.length;
      counted.rows = tables.reduce((sum, { rows }) => sum + rows, 0);
    });
    const media = await addMedia(context, add);
    counted.files = media.files;
    counted.missingFiles = media.missing.length;
    if (media.missing.length > 0) await addMissing(media.missing, addEntry);
  };
  const { bytes } = await packEntries(addAll, { madeAt, save });
  return { bytes, ...counted };
}

/** Adds entries and reports the size of each piece. */
function counting(add: AddEntry, tell: (bytes: number) => Promise<void>): AddEntry {
  return entry => add({ ...entry, content: told(entry.content, tell) });
}

async function* told(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  tell: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    yield chunk;
    await tell(chunk.byteLength);
  }
}
