import { phrase } from '@vitrine/core/messages/phrase.ts';
import { decodeEntities } from '../readers/decode-entities.ts';
import type { Conversion } from './conversion.ts';
import { escapeHtml } from './escape-html.ts';

/** Parts of markup where brackets have no special meaning. */
const verbatim = /<(pre|code|script|style|textarea)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<[^<>]*>/gi;
const shortcode = /\[(\[?)([a-zA-Z][\w-]{0,60})((?:[\s=][^[\]]{0,2000})?)\]/g;

/** Characters a shortcode may enclose; every search for its end is bounded by this. */
const maxEnclosed = 20_000;

/**
 * Replaces WordPress's own shortcodes with elements that the conversion knows; others stay as text and are named
 * in the report (rule IMPORT-34). A doubled bracket means a plain bracket.
 */
export function expandShortcodes(html: string, conversion: Conversion): string {
  if (!html.includes('[')) return html;
  // Captions contain markup, so they are replaced first and everywhere; the others never reach into a tag or into code.
  const captioned = expandCaptions(html);
  let result = '';
  let at = 0;
  for (const found of captioned.matchAll(verbatim)) {
    result += expandText(captioned.slice(at, found.index), conversion) + found[0];
    at = found.index + found[0].length;
  }
  return result + expandText(captioned.slice(at), conversion);
}

function expandCaptions(html: string): string {
  const close = '[/caption]';
  let result = '';
  let at = 0;
  let end = html.indexOf(close);
  for (const found of html.matchAll(/\[caption\b([^[\]]{0,4000})\]/g)) {
    const start = found.index + found[0].length;
    if (found.index < at) continue;
    if (end !== -1 && end < start) end = html.indexOf(close, start);
    if (end === -1) break;
    if (end - start > maxEnclosed) continue;
    result += html.slice(at, found.index) + captionFigure(found[1] ?? '', html.slice(start, end));
    at = end + close.length;
  }
  return result + html.slice(at);
}

function expandText(text: string, conversion: Conversion): string {
  if (!text.includes('[')) return text;
  let result = '';
  let at = 0;
  for (const found of text.matchAll(shortcode)) {
    if (found.index < at) continue;
    const [whole, bracket = '', name = '', attributes = ''] = found;
    const after = found.index + whole.length;
    result += text.slice(at, found.index);
    at = after;
    if (bracket === '[' && text[after] === ']') {
      result += whole.slice(1);
      at = after + 1;
      continue;
    }
    const known = attributesOf(attributes.replace(/\/$/, ''));
    const enclosed = enclosing.has(name.toLowerCase()) ? enclosedBy(name, text, after) : null;
    const element = elementOf(name.toLowerCase(), known, enclosed?.content ?? '');
    if (element === null) {
      if (attributes.includes('=') || /[_-]/.test(name)) {
        conversion.note(phrase('imports.shortcode', { name }));
      }
      result += whole;
    } else {
      result += bracket + element;
      at = enclosed?.end ?? after;
    }
  }
  return result + text.slice(at);
}

const enclosing = new Set(['audio', 'video', 'embed', 'youtube', 'vimeo', 'gist']);

function enclosedBy(name: string, text: string, from: number): { content: string; end: number } | null {
  const close = `[/${name}]`;
  const content = text.slice(from, from + 2000);
  const end = content.indexOf(close);
  return end === -1 ? null : { content: content.slice(0, end), end: from + end + close.length };
}

function elementOf(name: string, attributes: ReadonlyMap<string, string>, content: string): string | null {
  const get = (...keys: string[]) =>
    keys.map(key => attributes.get(key) ?? '').find(value => value !== '') ?? '';
  const quoted = (text: string) => escapeHtml(text.trim());
  const embed = (address: string) =>
    address.trim() === ''
      ? null
      : `<import-embed data-address="${quoted(decodeEntities(address))}"></import-embed>`;
  switch (name) {
    case 'gallery':
    case 'slideshow': {
      // Other plugins have their own slideshows, by number.
      if (name === 'slideshow' && attributes.has('id')) return null;
      const type = name === 'slideshow' ? name : get('type', 'layout');
      // Jetpack's slideshows play unless their settings say otherwise.
      const plays = type === 'slideshow' && get('autostart') !== 'false';
      return `<import-gallery data-ids="${quoted(get('ids', 'include'))}" data-columns="${quoted(get('columns'))}" data-type="${quoted(type)}" data-autoplay="${plays}"></import-gallery>`;
    }
    case 'playlist':
      return `<import-playlist data-ids="${quoted(get('ids', 'include'))}"></import-playlist>`;
    case 'audio':
      return `<audio src="${quoted(get('src', 'mp3', 'm4a', 'ogg', 'wav', 'wma', '0') || content)}"></audio>`;
    case 'video':
      return `<video src="${quoted(get('src', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv', '0') || content)}" poster="${quoted(get('poster'))}"></video>`;
    case 'embed':
      return embed(get('src', 'url', '0') || content);
    case 'youtube': {
      const address = get('src', 'url', 'id', '0') || content;
      return embed(/^[\w-]{11}$/.test(address) ? `https://www.youtube.com/watch?v=${address}` : address);
    }
    case 'gist': {
      const address = get('url', 'src', 'id', '0') || content;
      return embed(/^[\w-]+(?:\/[\w-]+)?$/.test(address) ? `https://gist.github.com/${address}` : address);
    }
    case 'vimeo': {
      const address = get('src', 'url', 'id', 'clip_id', '0') || content;
      return embed(/^\d+$/.test(address) ? `https://vimeo.com/${address}` : address);
    }
    default:
      return null;
  }
}

function captionFigure(attributes: string, content: string): string {
  const known = attributesOf(attributes);
  const picture = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)/i.exec(content)?.[1] ?? '';
  const words = (known.get('caption') ?? '') || content.slice(content.indexOf(picture) + picture.length);
  if (picture === '') return content;
  const align = /^align(left|right|center|none|wide|full)$/.exec(known.get('align') ?? '')?.[0] ?? '';
  return `<figure class="${align}">${picture}<figcaption>${words.trim()}</figcaption></figure>`;
}

/** `a="1" b='2' c=3 four` as names and values; unnamed values are numbered from 0. */
function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let unnamed = 0;
  // `[youtube=https://…]` is an old form of the address.
  const [, address] = /^=?["']?(https?:\/\/[^\s"']+)/.exec(text.trimStart()) ?? [];
  if (address !== undefined) return found.set('0', address);
  for (const [, name, double, single, bare, alone] of text.matchAll(
    /(?<![\w-])([\w-]+)(?![\w-])\s*=\s*(?!\s)(?:["“”]([^"“”]*)["“”]|'([^']*)'|([^\s'"]+))|["']?([^\s"'=]+)["']?/g,
  )) {
    if (name) found.set(name.toLowerCase(), double ?? single ?? bare ?? '');
    else if (alone) {
      found.set(String(unnamed), alone);
      unnamed += 1;
    }
  }
  return found;
}
