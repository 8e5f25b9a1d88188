import { endOfTag } from './end-of-tag.ts';

/** Void elements. */
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that contain only text, up to their own end tag. */
const texts = new Set(['script', 'style', 'textarea', 'title', 'xmp']);
/** Elements that end when one of these starts, because such end tags are often omitted. */
const ended = new Map<string, readonly string[]>(
  Object.entries({
    p: ['p'],
    li: ['li'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
    td: ['td', 'th'],
    th: ['td', 'th'],
    tr: ['td', 'th', 'tr'],
    option: ['option'],
  }),
);
/** Text that email programs and people write between angle brackets; `o:p` is a tag of Word. */
const isAddress = /@|^(?:https?|ftp|mailto|tel|sms):|^www\./;
const tag = /<(\/?)([a-z][^\s/>]{0,60})/gi;
/** Depth of nesting; a parser’s time grows with the square of the depth. */
export const maxDepth = 60;

/**
 * Markup that a parser can handle well, prepared in one pass: nested no deeper than `most`, with deeper tags
 * removed and their text kept (rule IMPORT-54); addresses between angle brackets are text, not tags (rule
 * IMPORT-37).
 */
export function tidyTags(html: string, most = maxDepth): { html: string; dropped: number } {
  const open: string[] = [];
  const skipped = new Map<string, number>();
  let result = '';
  let from = 0;
  let dropped = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const name = (found[2] ?? '').toLowerCase();
    if (isAddress.test(name)) {
      result += `${html.slice(from, found.index)}&lt;`;
      from = found.index + 1;
      continue;
    }
    const end = endOfTag(html, tag.lastIndex);
    if (end === -1) break;
    const omit = () => {
      result += html.slice(from, found?.index);
      from = end;
      dropped += 1;
    };
    tag.lastIndex = end;
    if (found[1] === '/') {
      const beyond = skipped.get(name) ?? 0;
      if (beyond > 0) {
        skipped.set(name, beyond - 1);
        omit();
      } else if (open.includes(name)) open.length = open.lastIndexOf(name);
    } else if (texts.has(name)) {
      const close = html.indexOf('</', end);
      if (close === -1) break;
      tag.lastIndex = close;
    } else if (!voids.has(name)) {
      while (ended.get(name)?.includes(open.at(-1) ?? '')) open.pop();
      if (open.length < most) open.push(name);
      else {
        skipped.set(name, (skipped.get(name) ?? 0) + 1);
        omit();
      }
    }
  }
  return { html: result + html.slice(from), dropped };
}
