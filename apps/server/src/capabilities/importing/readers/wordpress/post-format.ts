import type { ImportRecord } from '@vitrine/core/importing/import-model.ts';
import { attributeOf, findAll, findFirst, parseHtml, wordsOf } from '../../convert/html-tree.ts';
import { termsOf } from './map-terms.ts';
import type { RawItem } from './raw-record.ts';

/**
 * The record types for WordPress post formats (rule IMPORT-70); the text also stays in the content. Asides, chats /
 * and similar formats are texts.
 */
export function recordOfFormat(item: RawItem): ImportRecord {
  const [term] = termsOf(item, ['post_format']);
  const read = readers[(term?.slug || term?.name || '').toLowerCase().replace(/^post-format-/, '')];
  return read?.(item.fields.get('content:encoded'), item) ?? { name: 'text', data: {}, fileAddress: null };
}

type Reader = (html: string, item: RawItem) => ImportRecord;

const readers: Readonly<Record<string, Reader>> = {
  image: () => ({ name: 'image', data: {}, fileAddress: null }),
  gallery: () => ({ name: 'gallery', data: {}, fileAddress: null }),
  quote: html => {
    const quote = findFirst(parseHtml(html), 'blockquote');
    const source = wordsOf(quote ? (findFirst(quote.children, 'cite')?.children ?? []) : []);
    const words = wordsOf(quote?.children ?? []);
    const text = source !== '' && words.endsWith(source) ? words.slice(0, -source.length).trim() : words;
    return { name: 'quote', data: { text, source }, fileAddress: null };
  },
  link: html => {
    const link = findFirst(parseHtml(html), 'a');
    return { name: 'link', data: { address: link ? attributeOf(link, 'href') : '' }, fileAddress: null };
  },
  audio: (html, item) => ({
    ...{ name: 'audio', data: {} },
    fileAddress: sourceIn(html, 'audio') ?? item.enclosures[0]?.address ?? null,
  }),
  video: html => {
    const frame = findFirst(parseHtml(html), 'iframe');
    const player = frame ? attributeOf(frame, 'src') : (playerAlone.exec(html)?.[0] ?? '');
    return { name: 'video', data: { address: player }, fileAddress: sourceIn(html, 'video') };
  },
};

/** An address of a player on a line by itself, as WordPress embeds it. */
const playerAlone =
  /https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com)\/[^\s"'<\]]+/i;

function sourceIn(html: string, name: 'audio' | 'video'): string | null {
  const [player] = findAll(parseHtml(html), name);
  const own =
    player && (attributeOf(player, 'src') || attributeOf(findFirst([player], 'source') ?? player, 'src'));
  const short = new RegExp(`\\[${name}[^\\]]*?"(https?:[^"]+)"`, 'i').exec(html)?.[1];
  return own || short || null;
}
