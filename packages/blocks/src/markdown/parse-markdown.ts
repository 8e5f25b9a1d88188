import type { RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { isBlank, isBlockStart, isFence, isHeading, isRule, leadingSpaces, strip } from './markdown-lines.ts';
import { type InlineContext, parseInline } from './parse-inline.ts';
import { type ItemStart, itemStart, readItem } from './read-list-item.ts';
import { isTableStart, readTable } from './read-table.ts';

/** The maximum nesting depth of lists and quotations; deeper levels are read as text. */
const maxDepth = 16;

/**
 * Markdown as a rich text document: the essentials of CommonMark, tables and strikethrough. Raw HTML and unsafe
 * links stay text (rules MARKDOWN-1 to 4). Never throws.
 */
export function parseMarkdown(source: string): RichText {
  const lines = source.replace(/\r\n?/g, '\n').split('\n').map(expandTabs);
  const { rest, references } = takeReferences(lines);
  return { type: 'doc', content: parseBlocks(rest, { references }, 0) };
}

function expandTabs(line: string): string {
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return indent.includes('\t') ? indent.replaceAll('\t', '    ') + line.slice(indent.length) : line;
}

/**
 * Reference definitions `[name]: /address "title"` set the addresses of links by name; outside code they are not
 * shown.
 */
function takeReferences(lines: readonly string[]): { rest: string[]; references: Map<string, string> } {
  const references = new Map<string, string>();
  let isCode = false;
  const rest = lines.filter(line => {
    if (isFence(line)) isCode = !isCode;
    const [, name, address] =
      /^ {0,3}\[([^[\]\n]{1,200})\]:[ ]+<?([^\s<>]+)>?(?:[ ]+["'(].*)?$/.exec(line) ?? [];
    if (isCode || name === undefined || address === undefined) return true;
    const key = name.trim().toLowerCase();
    if (!references.has(key)) references.set(key, address);
    return false;
  });
  return { rest, references };
}

function parseBlocks(lines: readonly string[], context: InlineContext, depth: number): RichNode[] {
  const nodes: RichNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (isBlank(line)) {
      at += 1;
      continue;
    }
    const read = depth < maxDepth ? readNested(lines, at, context, depth) : null;
    const [node, next] = read ?? readPlain(lines, at, context);
    if (node) nodes.push(node);
    at = next;
  }
  return nodes;
}

/** A node, if there is one, and the index of the line after it. */
type ReadNode = readonly [RichNode | null, number];

function readNested(
  lines: readonly string[],
  at: number,
  context: InlineContext,
  depth: number,
): ReadNode | null {
  const line = lines[at] ?? '';
  if (/^ {0,3}>/.test(line)) return readQuotation(lines, at, context, depth);
  const start = isRule(line) ? null : itemStart(line);
  return start ? readList({ lines, at, context, depth }, start) : null;
}

function readQuotation(
  lines: readonly string[],
  at: number,
  context: InlineContext,
  depth: number,
): ReadNode {
  const inner: string[] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const quoted = /^ {0,3}> ?(.*)$/.exec(line)?.[1];
    if (quoted !== undefined) inner.push(quoted);
    else if (isBlank(line) || isBlockStart(line) || isBlank(inner.at(-1) ?? '')) break;
    else inner.push(line);
  }
  const content = parseBlocks(inner, context, depth + 1);
  return [content.length > 0 ? { type: 'blockquote', content } : null, next];
}

interface ListPlace {
  readonly lines: readonly string[];
  readonly at: number;
  readonly context: InlineContext;
  readonly depth: number;
}

function readList({ lines, at, context, depth }: ListPlace, first: ItemStart): ReadNode {
  const items: RichNode[] = [];
  let next = at;
  let start: ItemStart | null = first;
  while (start && start.bullet === first.bullet) {
    const item = readItem(lines, next, start);
    const content = parseBlocks(item.lines, context, depth + 1);
    items.push({ type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] });
    next = item.next;
    const line = lines[next] ?? '';
    start = isRule(line) ? null : itemStart(line);
  }
  if (first.number === null) return [{ type: 'bulletList', content: items }, next];
  const attrs = first.number === 1 ? {} : { attrs: { start: first.number } };
  return [{ type: 'orderedList', ...attrs, content: items }, next];
}

function readPlain(lines: readonly string[], at: number, context: InlineContext): ReadNode {
  const line = lines[at] ?? '';
  if (isRule(line)) return [{ type: 'horizontalRule' }, at + 1];
  if (isHeading(line)) return [headingOf(line, context), at + 1];
  if (isFence(line)) return readFence(lines, at);
  if (leadingSpaces(line) >= 4) return readIndentedCode(lines, at);
  if (isTableStart(lines, at)) return readTable(lines, at, context);
  return readParagraph(lines, at, context);
}

function headingOf(line: string, context: InlineContext): RichNode {
  const [, marks = '#'] = /^ {0,3}(#{1,6})/.exec(line) ?? [];
  const words = line.trim().slice(marks.length).trim();
  const open = words.replace(/(?<!#)#+$/, '');
  return heading(marks.length, open === '' || open.endsWith(' ') ? open : words, context);
}

function heading(level: number, text: string, context: InlineContext): RichNode {
  const kept = level === 1 || level === 2 || level === 3 ? level : 4;
  return { type: 'heading', attrs: { level: kept }, content: parseInline(text.trim(), context) };
}

function readFence(lines: readonly string[], at: number): ReadNode {
  const [, indent = '', fence = '```'] = /^( {0,3})(`{3,}|~{3,})/.exec(lines[at] ?? '') ?? [];
  const code: string[] = [];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const closing = /^ {0,3}(`{3,}|~{3,}) *$/.exec(line)?.[1] ?? '';
    if (closing.length >= fence.length && closing[0] === fence[0]) break;
    code.push(strip(line, indent.length));
  }
  return [codeBlock(code), Math.min(next + 1, lines.length)];
}

function readIndentedCode(lines: readonly string[], at: number): ReadNode {
  let next = at;
  while (next < lines.length && (isBlank(lines[next] ?? '') || leadingSpaces(lines[next] ?? '') >= 4))
    next += 1;
  const code = lines.slice(at, next).map(line => strip(line, 4));
  while (isBlank(code.at(-1) ?? 'x')) code.pop();
  return [codeBlock(code), next];
}

function codeBlock(lines: readonly string[]): RichNode {
  const text = lines.join('\n');
  return text === '' ? { type: 'codeBlock' } : { type: 'codeBlock', content: [{ type: 'text', text }] };
}

function readParagraph(lines: readonly string[], at: number, context: InlineContext): ReadNode {
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const underline = /^ {0,3}(=+|-+) *$/.exec(line)?.[1];
    if (underline !== undefined) {
      return [heading(underline.startsWith('=') ? 1 : 2, textOf(lines.slice(at, next)), context), next + 1];
    }
    if (isBlank(line) || isBlockStart(line) || isTableStart(lines, next)) break;
  }
  const content = parseInline(textOf(lines.slice(at, next)), context);
  return [content.length > 0 ? { type: 'paragraph', content } : null, next];
}

function textOf(lines: readonly string[]): string {
  return lines
    .map(line => line.trimStart())
    .join('\n')
    .trimEnd();
}
