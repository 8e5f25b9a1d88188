import { DomUtils, parseDocument } from 'htmlparser2';
import { tidyTags } from './tidy-tags.ts';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

export function parseHtml(html: string): HtmlNode[] {
  return parseDocument(html).children;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node && 'name' in node;
}

/** The characters of a text node; empty for every other node. */
export function textData(node: HtmlNode): string {
  return node.type === 'text' && 'data' in node ? node.data : '';
}

export function attributeOf(element: HtmlElement, name: string): string {
  return element.attribs[name]?.trim() ?? '';
}

export function classesOf(element: HtmlElement): string[] {
  return attributeOf(element, 'class').split(/\s+/);
}

/** All elements of a name below the given nodes, in reading order. */
export function findAll(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes.flatMap(node => {
    if (!isElement(node)) return [];
    return [...(node.name === name ? [node] : []), ...findAll(node.children, name)];
  });
}

export function findFirst(nodes: readonly HtmlNode[], name: string): HtmlElement | null {
  return findAll(nodes, name)[0] ?? null;
}

/** The text below some nodes, with white space collapsed. */
export function wordsOf(nodes: readonly HtmlNode[]): string {
  return DomUtils.textContent([...nodes])
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML as one line of plain text, for excerpts and captions; executable elements are left out with their text. */
export function plainTextOfHtml(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html.replace(/\s+/g, ' ').trim();
  const parted = html.replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, ' $&');
  return wordsOf(withoutHidden(parseHtml(tidyTags(parted).html)));
}

/** The media and link addresses in markup, which plain text cannot keep. */
export function addressesIn(html: string): { media: string[]; links: string[] } {
  if (!/<(?:a|img|iframe|embed|video|audio|source)\b/i.test(html)) return { media: [], links: [] };
  const nodes = parseHtml(tidyTags(html).html);
  const found = (names: readonly string[], ...attributes: string[]) =>
    names
      .flatMap(name => findAll(nodes, name))
      .flatMap(one => attributes.map(name => attributeOf(one, name)).find(address => address !== '') ?? []);
  const media = found(['img', 'iframe', 'embed', 'video', 'audio', 'source'], 'src', 'data-src');
  return { media, links: found(['a'], 'href') };
}

const hidden = new Set(['script', 'style', 'noscript', 'template']);

function withoutHidden(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.filter(node => {
    if (!isElement(node)) return true;
    if (hidden.has(node.name)) return false;
    node.children = withoutHidden(node.children);
    return true;
  });
}
