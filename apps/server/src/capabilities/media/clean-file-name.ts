const maxLength = 200;

/** A name to show and to use for downloads: no path, no control or direction marks, never empty (rule MEDIA-4). */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["<>|:*?]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  if (clean === '') return 'file';
  if (clean.length <= maxLength) return clean;
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, maxLength - ending.length) + ending;
}
