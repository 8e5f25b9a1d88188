import { archivesKept } from '@vitrine/core/exporting/exporting.calls.ts';
import { exportingErrors } from '@vitrine/core/exporting/exporting.errors.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, onWebsite, type PlatformContext } from '../../context.ts';
import { isDiskFull } from '../../files/disk-space.ts';
import { refusal } from '../../http/refusal.ts';
import type { IsStopping } from '../../jobs/jobs.ts';
import { readWebsiteRecord } from '../tenancy/index.ts';
import { archiveFolder, archiveKey } from './archive-key.ts';
import {
  deleteArchive,
  listAllButNewest,
  readArchive,
  saveOutcome,
  saveProgress,
} from './exporting.store.ts';
import { type ArchiveRun, Interrupted, writeArchive } from './write-archive.ts';

export interface ArchiveToRun {
  readonly websiteId: Id;
  readonly archiveId: Id;
}

/**
 * Makes an archive that was begun; starts over when an earlier try was interrupted, because an archive is complete
 * or absent (rule EXPORT-7). Then only the website's newest three are kept (rule EXPORT-8).
 */
export async function runArchive(
  context: PlatformContext,
  { websiteId, archiveId }: ArchiveToRun,
  isStopping: IsStopping = () => false,
): Promise<void> {
  const { clock, files, log } = context;
  const database = context.database.at(websiteId);
  const record = await readWebsiteRecord(database, websiteId);
  const archive = await readArchive(database, websiteId, archiveId);
  if (record === null || archive === null || archive.finishedAt !== null) return;
  const folder = archiveFolder({ websiteId, archiveId });
  await files.remove(folder);
  const inside = onWebsite(context, record.website);
  const report = reporter(inside, archiveId);
  const advance: ArchiveRun['advance'] = async progress => {
    if (isStopping()) throw new Interrupted();
    await report(progress);
  };
  try {
    await advance({ doneBytes: 0, totalBytes: 0 });
    const { bytes, missingFiles } = await writeArchive(inside, {
      advance,
      save: content => files.write(archiveKey({ websiteId, archiveId }), content),
    });
    const outcome = { id: archiveId, state: 'done', bytes, missingFiles, now: clock.now() } as const;
    if (!(await saveOutcome(database, websiteId, outcome))) throw new Cancelled();
  } catch (error) {
    await files.remove(folder);
    if (error instanceof Cancelled) return;
    if (error instanceof Interrupted) throw error;
    log.error({ error, archiveId }, 'an archive failed');
    const why = isDiskFull(error) ? exportingErrors.noRoom : exportingErrors.stopped;
    await saveOutcome(database, websiteId, {
      id: archiveId,
      state: 'failed',
      refusal: refusal(why),
      now: clock.now(),
    });
    return;
  }
  for (const old of await listAllButNewest(database, websiteId, archivesKept)) {
    await files.remove(archiveFolder({ websiteId, archiveId: old }));
    await deleteArchive(database, websiteId, old);
  }
}

/** An archive whose attempts all died has failed, and another can be started (rule EXPORT-7). */
export async function giveUpArchive(
  { clock, database, files }: PlatformContext,
  { websiteId, archiveId }: ArchiveToRun,
): Promise<void> {
  await files.remove(archiveFolder({ websiteId, archiveId }));
  await saveOutcome(database.at(websiteId), websiteId, {
    id: archiveId,
    state: 'failed',
    refusal: refusal(exportingErrors.stopped),
    now: clock.now(),
  });
}

class Cancelled extends Error {}

const pauseMilliseconds = 300;

/** Records progress a few times a second; throws once the archive is cancelled. */
function reporter({ database, website }: Context, archiveId: Id): ArchiveRun['advance'] {
  let last = Number.NEGATIVE_INFINITY;
  return async progress => {
    const now = performance.now();
    if (progress.doneBytes < progress.totalBytes && now - last < pauseMilliseconds) return;
    last = now;
    if (!(await saveProgress(database, website.id, { id: archiveId, ...progress }))) throw new Cancelled();
  };
}
