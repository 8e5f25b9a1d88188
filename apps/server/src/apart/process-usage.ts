import { readFile } from 'node:fs/promises';

export interface Usage {
  /** Processor time of all threads. */
  readonly seconds: number;
  /** Resident memory. */
  readonly megabytes: number;
}

/** Linux reports times in hundredths of a second and memory in pages, on every machine. */
const ticksPerSecond = 100;

/** The processor time a process has used so far; null if the system has no such file, or the process is gone. */
export async function usageOf(pid: number): Promise<Usage | null> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
  ]);
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (stat === '' || !Number.isFinite(kilobytes)) return null;
  // The second field is the name in brackets and may itself hold brackets and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond, megabytes: kilobytes / 1024 };
}
