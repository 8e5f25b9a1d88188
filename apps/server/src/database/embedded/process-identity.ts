import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const hasProc = existsSync('/proc/self/stat');

/**
 * When a process began, in the system's own unit; null if there is none. A number that was given to another
 * process has a different start time. A zombie counts as none.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (!isRunning(pid)) return null;
  if (!hasProc) {
    const [state = '', ...start] = (await ps(pid, 'state=,lstart=')).split(/\s+/);
    return state === '' || state.startsWith('Z') ? null : start.join(' ');
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the name in brackets and may itself hold brackets and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' || fields[0] === 'Z' ? null : (fields[19] ?? null);
}

/**
 * This machine and its boot: numbers and start times of processes mean nothing outside of it. A container is its
 * own machine.
 */
export async function machineIdentity(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return createHash('sha256').update(`${hostname()} ${boot.trim()}`).digest('hex').slice(0, 16);
}

/** The command line of a process with its arguments separated by spaces; empty if it cannot be read. */
export async function processCommand(pid: number): Promise<string> {
  if (!isRunning(pid)) return '';
  if (!hasProc) return ps(pid, 'command=');
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.replaceAll('\0', ' ').trim();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function ps(pid: number, fields: string): Promise<string> {
  const { stdout } = await run('ps', ['-ww', '-o', fields, '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
}
