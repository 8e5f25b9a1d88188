import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { isBucketAddress } from './bucket/bucket-address.ts';

/** With less than this, a warning is given early. */
const lowestBytes = 1024 ** 3;
/** Error codes of Linux, of a disk quota, and of PostgreSQL. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

export interface DiskSpace {
  readonly folder: string;
  readonly freeBytes: number;
  readonly isLow: boolean;
}

/** Free space where the server stores its data and media; a missing folder is left out. */
export async function readDiskSpace({
  DATA_DIR,
  MEDIA_URL,
}: Pick<Configuration, 'DATA_DIR' | 'MEDIA_URL'>): Promise<DiskSpace[]> {
  const media = MEDIA_URL ?? join(DATA_DIR, 'media');
  const folders = new Set([DATA_DIR, ...(isBucketAddress(media) ? [] : [media])].map(path => resolve(path)));
  const found = await Promise.all([...folders].map(spaceOf));
  return found.filter(space => space !== null);
}

/** Whether the error means that a disk is full, including the database’s (rule DISK-1). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && fullCodes.has(String(error.code))) || isDiskFull(error.cause);
}

export function wordsOfSpace({ folder, freeBytes }: DiskSpace): string {
  return `${(freeBytes / 1024 ** 3).toFixed(1)} GB free in ${folder}`;
}

async function spaceOf(folder: string): Promise<DiskSpace | null> {
  const stats = await statfs(folder).catch(() => null);
  if (stats === null) return null;
  const freeBytes = stats.bavail * stats.bsize;
  return { folder, freeBytes, isLow: freeBytes < lowestBytes };
}
