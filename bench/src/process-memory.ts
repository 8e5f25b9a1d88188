import { readFileSync, writeFileSync } from 'node:fs';

/** Of one process alone, its database apart, in MB; 0 where the system does not tell. */
export function residentMegabytes(pid: number): number {
  return fromStatus(pid, 'VmRSS');
}

/** The most since its start, or since `forgetPeak`. */
export function peakMegabytes(pid: number): number {
  return fromStatus(pid, 'VmHWM');
}

/** Where the system does not let it, the peak stays that of the whole life. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {}
}

function fromStatus(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
