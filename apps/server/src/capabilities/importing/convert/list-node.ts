import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement, textData } from './html-tree.ts';

/** A list with its items; loose content between items becomes an item. */
export function listNode(
  element: HtmlElement,
  inside: (nodes: readonly HtmlNode[]) => RichNode[],
): RichNode | null {
  const items: RichNode[] = [];
  let loose: HtmlNode[] = [];
  const takeLoose = () => {
    const content = inside(loose);
    loose = [];
    if (content.length > 0) items.push({ type: 'listItem', content });
  };
  for (const child of element.children) {
    if (isElement(child) && child.name === 'li') {
      takeLoose();
      const content = inside(child.children);
      if (content.length > 0) items.push({ type: 'listItem', content: startingWithText(content) });
    } else loose.push(child);
  }
  takeLoose();
  if (items.length === 0) return null;
  if (element.name === 'ul') return { type: 'bulletList', content: items };
  const start = Number.parseInt(attributeOf(element, 'start'), 10);
  const attrs = Number.isSafeInteger(start) && start > 1 && start < 1e6 ? { attrs: { start } } : {};
  return { type: 'orderedList', ...attrs, content: items };
}

/** The studio's editor needs each list item to begin with a paragraph. */
function startingWithText(content: RichNode[]): RichNode[] {
  return content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];
}

/** Preformatted text with its line breaks; null when there is none. */
export function codeNode(element: HtmlElement): RichNode | null {
  const text = preformatted(element.children).replace(/^\n/, '').trimEnd();
  return text === '' ? null : { type: 'codeBlock', content: [{ type: 'text', text }] };
}

function preformatted(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(node => {
      if (!isElement(node)) return textData(node);
      return node.name === 'br' ? '\n' : preformatted(node.children);
    })
    .join('');
}
