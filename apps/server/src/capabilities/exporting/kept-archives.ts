import { purgedArchiveDays } from '@vitrine/core/exporting/exporting.calls.ts';
import type { PlatformContext } from '../../context.ts';

const millisecondsADay = 86_400_000;
const archiveName = /^[a-z0-9-]+-(\d{4}-\d{2}-\d{2})\.tar\.gz$/;

/**
 * Removes archives of permanently removed websites after their days, which their names tell, and files left by a
 * crash; any other files there are left alone (rule EXPORT-13).
 */
export async function forgetKeptArchives({ clock, keptArchives }: PlatformContext): Promise<void> {
  const oldest = clock.now().getTime() - purgedArchiveDays * millisecondsADay;
  await keptArchives.clearPartials();
  for await (const { key } of keptArchives.list()) {
    const day = archiveName.exec(key)?.[1];
    // A day lasts until its end.
    if (day !== undefined && Date.parse(day) + millisecondsADay <= oldest) await keptArchives.remove(key);
  }
}
