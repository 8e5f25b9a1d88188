/**
 * Text as part of an address: lower case, letters and digits of any script, single hyphens; `item`
 * if nothing is left.
 */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 150)
    .replace(/(?<!-)-+$/, '');
  return slug === '' ? 'item' : slug;
}
