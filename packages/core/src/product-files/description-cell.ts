import { type Phrase, phrase } from '../messages/phrase.ts';
import { emptyText, type Mark, type RichNode, type RichText, textOf } from '../rich-text/rich-text.ts';
import { type Cell, inForms, jsonCell } from './cell.ts';

type Block = Exclude<RichNode, { type: 'text' }>;
type Attributes = Readonly<Record<string, unknown>>;

const tagsOfBlocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
  horizontalRule: 'hr',
  hardBreak: 'br',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
};
const blocksOfTags = new Map(Object.entries(tagsOfBlocks).map(([type, tag]) => [tag, type]));
const marksOfTags = new Map<string, Mark['type']>(
  Object.entries({
    strong: 'bold',
    b: 'bold',
    em: 'italic',
    i: 'italic',
    u: 'underline',
    s: 'strike',
    code: 'code',
    sub: 'subscript',
    sup: 'superscript',
    a: 'link',
  } as const),
);
const tagsOfMarks = new Map([...marksOfTags].toReversed().map(([tag, type]) => [type, tag]));
const alone: ReadonlySet<string> = new Set(['br', 'hr']);
const mayBeEmpty: ReadonlySet<string> = new Set(['paragraph', 'heading', 'codeBlock', ...alone]);
const numbers: ReadonlySet<string> = new Set(['start', 'colspan', 'rowspan']);
const mostNested = 50;

const plainForm: Cell<RichText> = {
  write: ({ content }) =>
    content
      .map(node => ('content' in node && node.content?.[0]?.type === 'text' ? node.content[0].text : ''))
      .join('\n'),
  read: text => ({ value: textOf(...text.split(/\r\n|\n|\r/)) }),
};

const htmlForm: Cell<RichText> = {
  write: ({ content }) => content.map(node => htmlOf(node)).join('\n'),
  read: text => {
    const read = new DescriptionReader().read(text);
    return Array.isArray(read) ? { value: { type: 'doc', content: read } } : { fault: read };
  },
};

/** Its text, one paragraph a line; with formatting as HTML; and as JSON if neither says all of it. */
export const descriptionCell: Cell<RichText> = {
  write: (text, decimals) =>
    text.content.length === 0
      ? null
      : inForms([plainForm.write, htmlForm.write], readDescription)(text, decimals),
  read: readDescription,
};

function readDescription(text: string, decimals: number): ReturnType<Cell<RichText>['read']> {
  const begin = text.trimStart();
  if (begin === '') return { value: emptyText };
  if (begin.startsWith('<')) return htmlForm.read(text, decimals);
  if (!begin.startsWith('{')) return plainForm.read(text, decimals);
  return jsonCell.read(text, decimals) as ReturnType<Cell<RichText>['read']>;
}

function htmlOf(node: RichNode): string {
  if (node.type === 'text') return (node.marks ?? []).reduceRight(withMark, escaped(node.text));
  const { level, ...attrs }: Attributes = ('attrs' in node && node.attrs) || {};
  const tag = node.type === 'heading' ? `h${level}` : (tagsOfBlocks[node.type] ?? '');
  const begin = `<${tag}${attributesOf(attrs)}>`;
  if (alone.has(tag)) return begin;
  const content = ('content' in node && node.content) || [];
  return `${begin}${content.map(one => htmlOf(one)).join('')}</${tag}>`;
}

function withMark(inside: string, mark: Mark): string {
  const tag = tagsOfMarks.get(mark.type) ?? 'mark';
  const attrs: Attributes =
    mark.type === 'link'
      ? { href: mark.attrs.href, ...(mark.attrs.newWindow ? { target: '_blank' } : {}) }
      : {};
  return `<${tag}${attributesOf(attrs)}>${inside}</${tag}>`;
}

function attributesOf(attrs: Attributes): string {
  return Object.entries(attrs)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const letters = new Map(Object.entries(entities).map(([letter, entity]) => [entity, letter]));

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, letter => entities[letter] ?? letter);
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, entity => letters.get(entity) ?? entity);
}

interface Open {
  readonly tag: string;
  readonly content: RichNode[];
}

/** Reads the tags above and no others, in one pass. */
class DescriptionReader {
  readonly #content: RichNode[] = [];
  readonly #open: Open[] = [];
  readonly #marks: { readonly tag: string; readonly mark: Mark }[] = [];

  read(html: string): RichNode[] | Phrase {
    const tags = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"<>]*")*)\s*\/?>/iy;
    for (let at = 0; at < html.length; ) {
      const next = html.indexOf('<', at);
      this.#addText(html.slice(at, next === -1 ? undefined : next));
      if (next === -1) break;
      tags.lastIndex = next;
      const [whole = '', slash, name = '', attributes = ''] = tags.exec(html) ?? [];
      const tag = name.toLowerCase();
      const isKnown = whole !== '' && (slash === '/' ? this.#end(tag) : this.#begin(tag, attributes));
      if (!isKnown) return phrase('imports.cellTag', { tag: whole || html.slice(next, next + 20) });
      at = next + whole.length;
    }
    const [left] = [...this.#open, ...this.#marks];
    return left === undefined ? this.#content : phrase('imports.cellTag', { tag: `<${left.tag}>` });
  }

  get #inside(): RichNode[] {
    return this.#open.at(-1)?.content ?? this.#content;
  }

  #addText(text: string): void {
    // Between blocks there are only line breaks.
    if (text === '' || (text.trim() === '' && !this.#holdsText())) return;
    const marks = this.#marks.map(({ mark }) => mark);
    this.#inside.push({ type: 'text', text: unescaped(text), ...(marks.length > 0 ? { marks } : {}) });
  }

  #holdsText(): boolean {
    const tag = this.#open.at(-1)?.tag ?? '';
    return /^(?:p|h[1-4]|pre)$/.test(tag);
  }

  #begin(tag: string, attributes: string): boolean {
    const type = marksOfTags.get(tag);
    const attrs = readAttributes(attributes);
    if (type !== undefined) {
      const { href = '', target } = attrs;
      const newWindow = target === '_blank' ? { newWindow: true } : {};
      const mark = type === 'link' ? { type, attrs: { href, ...newWindow } } : { type };
      this.#marks.push({ tag, mark: mark as Mark });
      return this.#marks.length <= mostNested;
    }
    const [, level] = /^h([1-4])$/.exec(tag) ?? [];
    const block = level === undefined ? blocksOfTags.get(tag) : 'heading';
    if (block === undefined || this.#open.length === mostNested) return false;
    const given = Object.fromEntries(
      Object.entries(attrs).map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]),
    );
    const all: Attributes = level === undefined ? given : { level: Number(level), ...given };
    const content: RichNode[] = [];
    const node = { type: block, ...(Object.keys(all).length > 0 ? { attrs: all } : {}) };
    this.#inside.push((alone.has(tag) ? node : { ...node, content }) as Block);
    if (!alone.has(tag)) this.#open.push({ tag, content });
    return true;
  }

  #end(tag: string): boolean {
    if (this.#marks.at(-1)?.tag === tag) {
      this.#marks.pop();
      return true;
    }
    const open = this.#open.at(-1);
    if (open?.tag !== tag || this.#marks.length > 0) return alone.has(tag);
    this.#open.pop();
    const block = this.#inside.at(-1);
    if (open.content.length === 0 && block && 'content' in block && mayBeEmpty.has(block.type))
      delete (block as { content?: RichNode[] }).content;
    return true;
  }
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/\s([a-z]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  );
}
