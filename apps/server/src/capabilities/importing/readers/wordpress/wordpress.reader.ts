import type { ImportHead, ImportReader } from '../import-reader.ts';
import { readProlog } from '../xml/read-prolog.ts';
import { readWxr } from './read-wxr.ts';

export const wordpressReader: ImportReader = {
  format: 'wordpress',
  name: 'WordPress export (WXR)',
  recognises: isWxr,
  read: (source, limits, advance) => readWxr(source, 'wordpress', { limits, advance }),
};

/** An RSS file that declares the namespace of WordPress's exports, under http or https, or its WXR version. */
export function isWxr(head: ImportHead): boolean {
  const prolog = readProlog(head.text);
  if (prolog?.rootName !== 'rss') return false;
  return /wordpress\.org\/export\//.test(prolog.rootAttributes) || head.text.includes('<wp:wxr_version>');
}
