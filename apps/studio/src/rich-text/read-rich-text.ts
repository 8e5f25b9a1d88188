import { type RichText, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { highlightSchema } from '@vitrine/core/text-highlight/text-highlight.ts';

/** Attributes that rich text keeps, by node or mark; an editor has more, which are not stored. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['align', 'size'],
  heading: ['level', 'align'],
  orderedList: ['start'],
  tableCell: ['colspan', 'rowspan'],
  tableHeader: ['colspan', 'rowspan'],
  link: ['href', 'newWindow'],
  highlight: Object.keys(highlightSchema.shape),
};

/** Default values: leaving them out keeps a text the same when nothing was changed. */
const silent: Readonly<Record<string, unknown>> = {
  align: 'left',
  size: 'normal',
  start: 1,
  colspan: 1,
  rowspan: 1,
  newWindow: false,
};

/**
 * An editor's document as stored rich text: only known attributes, without defaults. Null if it contains something
 * that rich text cannot hold (rule STUDIO-8).
 */
export function readRichText(json: unknown): RichText | null {
  const read = richTextSchema.safeParse(cleaned(json));
  return read.success ? read.data : null;
}

function cleaned(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const { type, attrs, content, marks, text } = Object.fromEntries(Object.entries(node));
  const kept = keptOf(String(type), attrs);
  return {
    type,
    ...(typeof text === 'string' ? { text } : {}),
    ...(Object.keys(kept).length > 0 ? { attrs: kept } : {}),
    ...(Array.isArray(content)
      ? { content: content.map(cleaned) }
      : needsContent.includes(String(type))
        ? { content: [] }
        : {}),
    ...(Array.isArray(marks) && marks.length > 0 ? { marks: marks.map(cleaned) } : {}),
  };
}

const needsContent: readonly string[] = [
  'doc',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
];

function keptOf(type: string, attrs: unknown): Record<string, unknown> {
  if (typeof attrs !== 'object' || attrs === null) return {};
  const names = keptAttributes[type] ?? [];
  return Object.fromEntries(
    Object.entries(attrs).filter(
      ([name, value]) =>
        names.includes(name) && value !== null && value !== undefined && value !== silent[name],
    ),
  );
}
