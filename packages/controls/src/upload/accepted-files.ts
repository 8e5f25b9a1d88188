export interface SortedFiles {
  readonly taken: readonly File[];
  readonly refused: readonly File[];
}

/** Which files a picker accepts: `image/*`, `text/vtt`, `.vtt`; all files by default (rule PANEL-14). */
export function sortFiles(files: readonly File[], accept?: readonly string[]): SortedFiles {
  const fits = (file: File) => accept === undefined || accept.some(pattern => fitsPattern(file, pattern));
  return { taken: files.filter(fits), refused: files.filter(file => !fits(file)) };
}

function fitsPattern({ name, type }: File, pattern: string): boolean {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
  // Not every system knows the type of phone photos; the server decides what to do with them.
  const known = type === '' && /\.hei[cf]$/i.test(name) ? 'image/heic' : type;
  return pattern.endsWith('/*') ? known.startsWith(pattern.slice(0, -1)) : known === pattern;
}
