import { decodeEntities } from '../readers/decode-entities.ts';
import { codeShortcodes } from './code-shortcodes.ts';
import { endOfTag } from './end-of-tag.ts';
import { escapeHtml } from './escape-html.ts';

/** A listing as its author wrote it. */
export interface Listing {
  readonly source: string;
  readonly language: string;
}

const begins = /<(pre|code|xmp|listing)(?=[\s>])|(?<!\[)\[([a-z][\w-]{0,20})(?=[\s\]=])([^\]]{0,300})\]/gi;
/** Markup that colours or links parts of a listing and is not its content. */
const colouring = new Set(
  'a abbr b big br code del em font i ins kbd mark p s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
);

/**
 * Replaces each listing with `<import-code>` before anything reads the markup, so that its content is never taken
 * for tags, shortcodes or addresses, and every line and space of it is kept (rule IMPORT-36).
 */
export function liftCode(html: string, keep: (listing: Listing) => number): string {
  const endless = new Set<string>();
  let result = '';
  let from = 0;
  begins.lastIndex = 0;
  for (let found = begins.exec(html); found; found = begins.exec(html)) {
    const [whole, element = '', shortcode = '', given = ''] = found;
    const name = (element || shortcode).toLowerCase();
    if (endless.has(name) || (element === '' && !codeShortcodes.has(name))) continue;
    const start = element === '' ? begins.lastIndex : endOfTag(html, begins.lastIndex);
    const end = start === -1 ? null : closingOf(html, name, { from: start, isElement: element !== '' });
    if (end === null) {
      endless.add(name);
      continue;
    }
    const attributes = element === '' ? given : html.slice(found.index + whole.length, start - 1);
    const inner = html.slice(start, end.at);
    const lifted =
      element === '' ? fromShortcode(inner, name, attributes) : fromElement(inner, name, attributes);
    begins.lastIndex = end.next;
    if (lifted === null) continue;
    result += html.slice(from, found.index);
    from = end.next;
    if (typeof lifted === 'string') result += lifted;
    else if (lifted.source.trim() !== '') {
      result += `<import-code data-at="${keep(lifted)}"></import-code>`;
    }
  }
  return result + html.slice(from);
}

function closingOf(html: string, name: string, { from, isElement }: { from: number; isElement: boolean }) {
  const close = isElement ? new RegExp(`</${name}\\s{0,20}>`, 'gi') : new RegExp(`\\[/${name}\\]`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? { at: found.index, next: close.lastIndex } : null;
}

function fromShortcode(inner: string, name: string, attributes: string): Listing {
  const said = languageIn(attributes) || /^=["']?([\w+#-]{1,30})/.exec(attributes)?.[1] || '';
  // Editors insert their own paragraphs and line ends into a shortcode; all other tags are its author's.
  const isLiteral = tagsIn(inner).some(one => one !== 'p' && one !== 'br');
  return { source: sourceOf(inner, isLiteral), language: said || (codeShortcodes.get(name) ?? '') };
}

/** Null for what is formatted text rather than a listing; text for a few words of code within a line. */
function fromElement(inner: string, name: string, attributes: string): Listing | string | null {
  const [, wrapper = '', wrapped] = /^\s*<code([^<>]*)>(.*)<\/code>\s*$/is.exec(inner) ?? [];
  const content = name === 'pre' && wrapped !== undefined ? wrapped : inner;
  const language = languageIn(attributes) || languageIn(wrapper);
  const isLiteral = /\slang\s*=/i.test(` ${attributes}`) || name === 'xmp' || name === 'listing';
  const holdsTags = tagsIn(content).some(one => !colouring.has(one));
  if (name === 'code' && !(content.includes('\n') && (language !== '' || holdsTags))) {
    return holdsTags ? `<code>${escapeHtml(content)}</code>` : null;
  }
  const isCode = /\b(?:code|prettyprint|hljs|highlight|syntaxhighlighter|crayon)\b/i.test(attributes);
  if (!isCode && language === '' && !isLiteral && !holdsTags && wrapped === undefined) return null;
  return { source: sourceOf(content, isLiteral), language };
}

/** Entities are decoded, unless the listing contains bare angle brackets. */
function sourceOf(inner: string, isLiteral: boolean): string {
  const tags = tagsIn(inner);
  const isBare = tags.some(one => !colouring.has(one)) || (isLiteral && tags.length > 0);
  const plain = isBare
    ? inner
    : decodeEntities(inner.replace(/<br\s{0,20}\/?>(?:\r?\n)?/gi, '\n').replace(/<\/?[a-z][^<>]*>/gi, ''));
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/** Names of apparent tags; comments and processing instructions are not colour markup. */
function tagsIn(text: string): string[] {
  return [...text.matchAll(/<(?:\/?([a-z][\w-]{0,30})|[!?])/gi)].map(found => found[1]?.toLowerCase() ?? '!');
}

/** In the notation of common highlighters: `lang`, `language`, `brush: php`, `class="language-php"`. */
function languageIn(attributes: string): string {
  const named =
    /(?:^|\s)(?:data-)?(?:lang|language|enlighter-language)\s*=\s*["']?([\w+#-]{1,30})/i.exec(attributes) ??
    /\b(?:brush|lang):\s*([\w+#-]{1,30})/i.exec(attributes) ??
    /\b(?:language|lang|brush)-([\w+#-]{1,30})/i.exec(attributes);
  return named?.[1]?.toLowerCase() ?? '';
}
