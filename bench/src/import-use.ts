import { forgetPeak, peakMegabytes } from './process-memory.ts';
import { childrenRunning, useOf } from './process-use.ts';

/** The resources an import used, of the server and the processes it started. */
export interface ImportUse {
  /** Milliseconds of processor time, including the database’s. */
  readonly cpu: number;
  /** The peak in MB, summed over all processes. */
  readonly peak: number;
  /** The part of it beyond the memory of the idle server. */
  readonly added: number;
}

/** Call `look` often: the usage of a process is unknown once it has ended. */
export function watchImport(pid: number): { look(): void; use(): ImportUse } {
  forgetPeak(pid);
  const idle = peakMegabytes(pid);
  const before = useOf(pid).cpu;
  const apart = new Map<number, { cpu: number; peak: number }>();
  const look = () => {
    for (const child of childrenRunning(pid, 'import.process')) {
      const seen = apart.get(child) ?? { cpu: 0, peak: 0 };
      const { cpu } = useOf(child);
      apart.set(child, {
        cpu: Math.max(seen.cpu, cpu),
        peak: Math.max(seen.peak, peakMegabytes(child)),
      });
    }
  };
  return {
    look,
    use() {
      look();
      const alive = new Set(childrenRunning(pid, 'import.process'));
      const ended = [...apart].filter(([child]) => !alive.has(child));
      const peaks = [...apart.values()].reduce((sum, { peak }) => sum + peak, 0);
      const server = peakMegabytes(pid);
      return {
        cpu: useOf(pid).cpu - before + ended.reduce((sum, [, { cpu }]) => sum + cpu, 0),
        peak: server + peaks,
        added: server - idle + peaks,
      };
    },
  };
}
