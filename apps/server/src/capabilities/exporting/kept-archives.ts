import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { purgedArchiveDays } from '@vitrine/core/exporting/exporting.calls.ts';
import type { PlatformContext } from '../../context.ts';
import { partialName } from '../../files/write-whole.ts';

const millisecondsADay = 86_400_000;
const archiveName = /^[a-z0-9-]+-(\d{4}-\d{2}-\d{2})\.tar\.gz$/;

/** Where archives of websites that went for good lie; its names end in the day they were made. */
export function keptArchivesFolder({ configuration }: Pick<PlatformContext, 'configuration'>): string {
  return join(configuration.DATA_DIR, 'exports');
}

/** Removes those whose days are over, and what a crash left behind; what else lies there is left alone (rule EXPORT-13). */
export async function forgetKeptArchives(context: PlatformContext): Promise<void> {
  const folder = keptArchivesFolder(context);
  const oldest = context.clock.now().getTime() - purgedArchiveDays * millisecondsADay;
  for (const name of await readdir(folder).catch(() => [])) {
    const day = archiveName.exec(name)?.[1];
    // A day lasts until its end.
    const isOld = day !== undefined && Date.parse(day) + millisecondsADay <= oldest;
    if (isOld || partialName.test(name)) await rm(join(folder, name), { force: true });
  }
}
