const units = ['KB', 'MB', 'GB', 'TB'];

/** A readable file size, in steps of 1024: `20 MB`, `1.5 GB`, `812 bytes`. */
export function formatBytes(bytes: number, language = 'en'): string {
  const power = Math.min(units.length, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** power;
  const bare = { style: 'unit', unit: 'byte', unitDisplay: 'long', useGrouping: false } as const;
  if (power === 0) return new Intl.NumberFormat(language, bare).format(value);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
  return `${number.format(value)} ${units[power - 1]}`;
}
