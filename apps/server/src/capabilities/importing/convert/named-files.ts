import { attributeOf, findAll, type HtmlElement } from './html-tree.ts';

/** The attributes in which a player may name its file, by precedence. */
export function sourcesOf(element: HtmlElement): string[] {
  const own = [
    attributeOf(element, 'src'),
    ...findAll(element.children, 'source').map(one => attributeOf(one, 'src')),
  ];
  return own.filter(address => address !== '');
}

/** Which of the entry's files a shortcode names; null for all of them. */
export function idsOf(element: HtmlElement): string[] | null {
  const ids = attributeOf(element, 'data-ids')
    .split(/[\s,]+/)
    .filter(id => id !== '');
  return ids.length > 0 ? ids : null;
}
