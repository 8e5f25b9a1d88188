/** A key is parts of letters, digits, `.`, `_` and `-` between slashes; none begins with a dot (rule FOLDER-1). */
const keyPattern = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}\/){0,8}[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

export function isFileKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Returns the key; throws for an invalid one, which is a bug. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`“${key}” is not a file key`);
  return key;
}

/** The part of keys before the final `/`: a common prefix. */
export function checkedBelow(below: string): string {
  if (below !== '') checkedKey(below.replace(/\/$/, ''));
  return below;
}
