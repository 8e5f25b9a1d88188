import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { isBlank, isBlockStart } from './markdown-lines.ts';
import { type InlineContext, parseInline } from './parse-inline.ts';

const maxColumns = 50;

/** A line of cells above a line of dashes with the same number of columns. */
export function isTableStart(lines: readonly string[], at: number): boolean {
  const head = lines[at] ?? '';
  const dashes = (lines[at + 1] ?? '').trim();
  if (!head.includes('|') || !dashes.includes('-') || !/^[|:\- ]+$/.test(dashes)) return false;
  const columns = cellsOf(dashes);
  return columns.every(cell => /^:?-+:?$/.test(cell)) && columns.length === cellsOf(head).length;
}

export function readTable(
  lines: readonly string[],
  at: number,
  context: InlineContext,
): readonly [RichNode, number] {
  const head = cellsOf(lines[at] ?? '').slice(0, maxColumns);
  const rows = [rowOf('tableHeader', head, context)];
  let next = at + 2;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (isBlank(line) || isBlockStart(line)) break;
    const cells = cellsOf(line);
    rows.push(
      rowOf(
        'tableCell',
        head.map((_, column) => cells[column] ?? ''),
        context,
      ),
    );
  }
  return [{ type: 'table', content: rows }, next];
}

/** The cells between bars; an escaped bar belongs to its cell. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'));
}

function rowOf(
  type: 'tableHeader' | 'tableCell',
  cells: readonly string[],
  context: InlineContext,
): RichNode {
  return {
    type: 'tableRow',
    content: cells.map(cell => {
      const content = parseInline(cell, context);
      return { type, content: [content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }] };
    }),
  };
}
