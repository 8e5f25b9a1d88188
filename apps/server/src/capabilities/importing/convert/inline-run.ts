import type { Mark, RichNode } from '@vitrine/core/rich-text/rich-text.ts';

type Inline = Extract<RichNode, { type: 'text' | 'hardBreak' }>;

/** The text of one paragraph as it is read: white space collapsed, neighbours with the same marks merged. */
export class InlineRun {
  #nodes: Inline[] = [];

  /** Adds text; with `keepsBreaks`, a line break in it is one on the page (as in WordPress). */
  addText(text: string, marks: readonly Mark[], keepsBreaks: boolean): void {
    if (!keepsBreaks) {
      this.#addWords(text.replace(/[ \t\r\n\f]+/g, ' '), marks);
      return;
    }
    text.split(/\r?\n/).forEach((line, at) => {
      if (at > 0) this.addBreak(true);
      this.#addWords(line.replace(/[ \t\f]+/g, ' '), marks);
    });
  }

  /** A break that only represents a line end is not doubled, and never begins a paragraph. */
  addBreak(isLineEnd: boolean): void {
    if (isLineEnd && (this.#nodes.length === 0 || this.#nodes.at(-1)?.type === 'hardBreak')) return;
    this.#nodes.push({ type: 'hardBreak' });
  }

  get isEmpty(): boolean {
    return !this.#nodes.some(node => node.type === 'text' && node.text.trim() !== '');
  }

  /** Returns the collected text, trimmed, and empties the run. */
  take(): Inline[] {
    const nodes = trimmedEnd(trimmedStart(this.#nodes));
    this.#nodes = [];
    return nodes;
  }

  #addWords(words: string, marks: readonly Mark[]): void {
    if (words === '') return;
    const last = this.#nodes.at(-1);
    const follows = last === undefined || last.type === 'hardBreak' || last.text.endsWith(' ');
    const text = follows ? words.replace(/^ +/, '') : words;
    if (text === '') return;
    if (last?.type === 'text' && isSameMarks(last.marks ?? [], marks)) last.text += text;
    else
      this.#nodes.push(
        marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks: [...marks] },
      );
  }
}

function isSameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return (
    one.length === other.length && one.every((mark, at) => JSON.stringify(mark) === JSON.stringify(other[at]))
  );
}

function isBlank(node: Inline | undefined): boolean {
  return node !== undefined && (node.type === 'hardBreak' || node.text.trim() === '');
}

function trimmedStart(nodes: readonly Inline[]): Inline[] {
  const rest = [...nodes];
  while (isBlank(rest[0])) rest.shift();
  const [first, ...others] = rest;
  return first?.type === 'text' ? [{ ...first, text: first.text.trimStart() }, ...others] : rest;
}

function trimmedEnd(nodes: readonly Inline[]): Inline[] {
  const rest = [...nodes];
  while (isBlank(rest.at(-1))) rest.pop();
  const last = rest.at(-1);
  return last?.type === 'text' ? [...rest.slice(0, -1), { ...last, text: last.text.trimEnd() }] : rest;
}
