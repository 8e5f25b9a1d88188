import { readFileSync, writeFileSync } from 'node:fs';

/** The peak since its start, or since `forgetPeak`. */
export function peakMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

/** If the system does not allow it, the peak remains that of the whole lifetime. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {}
}
