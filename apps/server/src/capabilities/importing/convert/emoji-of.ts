import { attributeOf, classesOf, type HtmlElement } from './html-tree.ts';

const classes = new Set(['emoji', 'wp-smiley', 'smiley', 'emoticon']);

/** The character that a small picture of an emoji represents; null for any other picture (rule IMPORT-38). */
export function emojiOf(element: HtmlElement): string | null {
  if (element.name !== 'img') return null;
  const source = attributeOf(element, 'src');
  const isEmoji =
    classesOf(element).some(name => classes.has(name)) ||
    /\/(?:emoji|smilies|emoticons)\/[^?#]{1,200}\.(?:svg|png|gif)/i.test(source);
  if (!isEmoji) return null;
  const alt = attributeOf(element, 'alt');
  if (alt !== '') return alt;
  const codes =
    /\/([0-9a-f]{4,6}(?:-[0-9a-f]{2,6}){0,7})\.\w+(?:[?#]|$)/i.exec(source)?.[1]?.split('-') ?? [];
  const points = codes.map(code => Number.parseInt(code, 16)).filter(point => point <= 0x10ffff);
  return points.length > 0 ? String.fromCodePoint(...points) : null;
}
