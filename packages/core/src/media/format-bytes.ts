const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A size as people read it, steps of 1024: `20 MB`, `1.5 GB`, `812 bytes`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** power;
  const rounded = power === 0 ? value : Math.round(value * 10) / 10;
  return `${rounded} ${units[power]}`;
}
