import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { attributeOf, findAll, type HtmlElement, type HtmlNode, isElement } from './html-tree.ts';

type Inside = (nodes: readonly HtmlNode[]) => RichNode[];

const maxSpan = 100;

/** A table with its rows and cells; a caption becomes a row across the top. */
export function tableNode(table: HtmlElement, inside: Inside): RichNode | null {
  const rows = rowsOf(table).flatMap(row => {
    const cells = row.children.filter(isElement).filter(cell => cell.name === 'td' || cell.name === 'th');
    return cells.length === 0
      ? []
      : [{ type: 'tableRow' as const, content: cells.map(cell => cellNode(cell, inside)) }];
  });
  if (rows.length === 0) return null;
  const columns = Math.max(...rows.map(row => row.content.length));
  const [caption] = findAll(table.children, 'caption');
  const words = caption ? inside(caption.children) : [];
  const head: RichNode[] =
    words.length === 0
      ? []
      : [
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', ...(columns > 1 ? { attrs: { colspan: columns } } : {}), content: words },
            ],
          },
        ];
  return { type: 'table', content: [...head, ...rows] };
}

/** Only rows of this table, not of tables in its cells. */
function rowsOf(element: HtmlElement): HtmlElement[] {
  return element.children.filter(isElement).flatMap(child => {
    if (child.name === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child) : [];
  });
}

function cellNode(cell: HtmlElement, inside: Inside): RichNode {
  const content = inside(cell.children);
  const colspan = spanOf(cell, 'colspan');
  const rowspan = spanOf(cell, 'rowspan');
  const attrs = { ...(colspan > 1 ? { colspan } : {}), ...(rowspan > 1 ? { rowspan } : {}) };
  return {
    type: cell.name === 'th' ? 'tableHeader' : 'tableCell',
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    content: content.length === 0 ? [{ type: 'paragraph' }] : content,
  };
}

function spanOf(cell: HtmlElement, name: string): number {
  const span = Number.parseInt(attributeOf(cell, name), 10);
  return Number.isInteger(span) && span > 1 ? Math.min(span, maxSpan) : 1;
}
