/** Why a file cannot be read or written, worded for the person who named it; null for problems they cannot fix. */
export function wordsOfError(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? null;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'access was denied.',
  EPERM: 'access was denied.',
  EROFS: 'the disk is read only.',
  EISDIR: 'it is a folder.',
  ENOENT: 'it is not there.',
  ENOTDIR: 'a part of its path is a file.',
  EEXIST: 'a part of its path is a file.',
  EFBIG: 'it takes no file as large as this.',
  ENOSPC: 'there is no room left on the disk.',
  EDQUOT: 'there is no room left on the disk.',
};
