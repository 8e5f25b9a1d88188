import { z } from 'zod';
import { linkSchema } from '../links/link.ts';
import { highlightSchema, type TextHighlight } from '../text-highlight/text-highlight.ts';

/**
 * Rich text is stored as a document of nodes and marks, never as HTML (rule TEXT-1). Its format is
 * that of the studio's text editor, so nothing is converted while a person types.
 */
export type Mark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  | { type: 'link'; attrs: { href: string; newWindow?: boolean } }
  | { type: 'highlight'; attrs: TextHighlight };

export interface TextNode {
  type: 'text';
  text: string;
  marks?: Mark[];
}

export type Alignment = 'left' | 'center' | 'right';

export type RichNode =
  | TextNode
  | { type: 'hardBreak' }
  | {
      type: 'paragraph';
      attrs?: { align?: Alignment; size?: 'small' | 'normal' | 'large' };
      content?: RichNode[];
    }
  | { type: 'heading'; attrs: { level: 1 | 2 | 3 | 4; align?: Alignment }; content?: RichNode[] }
  | {
      type: 'bulletList' | 'orderedList' | 'listItem' | 'blockquote';
      attrs?: { start?: number };
      content: RichNode[];
    }
  | { type: 'codeBlock'; content?: RichNode[] }
  | { type: 'horizontalRule' }
  | { type: 'table' | 'tableRow'; content: RichNode[] }
  | {
      type: 'tableCell' | 'tableHeader';
      attrs?: { colspan?: number; rowspan?: number };
      content: RichNode[];
    };

export interface RichText {
  type: 'doc';
  content: RichNode[];
}

const align = z.enum(['left', 'center', 'right']).optional();

const markSchema = z.union([
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: linkSchema, newWindow: z.boolean().optional() }),
  }),
  z.object({ type: z.literal('highlight'), attrs: highlightSchema }),
]);

const children = () => z.lazy(() => nodeSchema.array().max(20_000));

const nodeSchema: z.ZodType<RichNode> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string().min(1), marks: markSchema.array().optional() }),
    z.object({ type: z.literal('hardBreak') }),
    z.object({
      type: z.literal('paragraph'),
      attrs: z.object({ align, size: z.enum(['small', 'normal', 'large']).optional() }).optional(),
      content: children().optional(),
    }),
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), align }),
      content: children().optional(),
    }),
    z.object({
      type: z.enum(['bulletList', 'orderedList', 'listItem', 'blockquote']),
      attrs: z.object({ start: z.number().int().optional() }).optional(),
      content: children(),
    }),
    z.object({ type: z.literal('codeBlock'), content: children().optional() }),
    z.object({ type: z.literal('horizontalRule') }),
    z.object({ type: z.enum(['table', 'tableRow']), content: children() }),
    z.object({
      type: z.enum(['tableCell', 'tableHeader']),
      attrs: z
        .object({ colspan: z.number().int().optional(), rowspan: z.number().int().optional() })
        .optional(),
      content: children(),
    }),
  ]),
) as z.ZodType<RichNode>;

export const richTextSchema: z.ZodType<RichText> = z.object({
  type: z.literal('doc'),
  content: nodeSchema.array().max(20_000),
}) as z.ZodType<RichText>;

export const emptyText: RichText = { type: 'doc', content: [] };

/** Paragraphs of plain text, one per line. */
export function textOf(...paragraphs: string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map(text =>
      text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] },
    ),
  };
}

/** Whether its text has a highlight (rule HIGHLIGHT-14). */
export function hasHighlight(text: RichText): boolean {
  const isDrawnOn = (node: RichNode): boolean =>
    node.type === 'text'
      ? (node.marks ?? []).some(mark => mark.type === 'highlight')
      : 'content' in node && (node.content ?? []).some(isDrawnOn);
  return text.content.some(isDrawnOn);
}

/** The plain text, with blocks separated by single spaces: for search, excerpts and descriptions. */
export function plainText(text: RichText): string {
  const words: string[] = [];
  const visit = (node: RichNode): void => {
    if (node.type === 'text') words.push(node.text);
    else if (node.type === 'hardBreak') words.push(' ');
    else if ('content' in node && node.content) {
      for (const child of node.content) visit(child);
      words.push(' ');
    }
  };
  for (const node of text.content) visit(node);
  return words.join('').replace(/\s+/g, ' ').trim();
}
