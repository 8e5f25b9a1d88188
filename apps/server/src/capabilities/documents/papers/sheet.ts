import PDFDocument from 'pdfkit';
import type { TextSetter, Weight } from './text-setter.ts';

type Structure = PDFKit.PDFStructureElement;

export interface TextLook {
  readonly size?: number;
  readonly weight?: Weight;
  readonly isRight?: boolean;
  readonly isMuted?: boolean;
}

export interface Box {
  readonly x: number;
  readonly width: number;
}

export type SheetFormat = 'A4' | 'A6' | 'LETTER';

export const margin = 56;
const lineHeight = 1.38;
const ink = '#1b1b1b';
const muted = '#5c5c5c';
const rule = '#c9c9c9';

/** Sets text from top to bottom with its meaning for screen readers, and begins new pages. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly setter: TextSetter;
  readonly #root: Structure;
  /** Where each paper begins, to number its pages. */
  readonly #starts: number[] = [];
  #pages = 0;
  #format: SheetFormat = 'A4';
  y = margin;

  constructor(setter: TextSetter, facts: { title: string; language: string; at: Date }) {
    this.setter = setter;
    this.document = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: facts.language,
      displayTitle: true,
      info: {
        Title: facts.title,
        CreationDate: facts.at,
        ModDate: facts.at,
        Producer: 'Vitrine',
        Creator: 'Vitrine',
      },
    });
    // The types know only files; a font that is already open has the same use.
    for (const [name, font] of setter.fonts)
      this.document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
  }

  begin(format: SheetFormat): void {
    this.#format = format;
    this.#starts.push(this.#pages);
    this.turn();
  }

  turn(): void {
    this.document.addPage({ size: this.#format, margin: 0 });
    this.#pages += 1;
    this.y = margin;
  }

  get width(): number {
    return this.document.page.width - 2 * margin;
  }

  /** The lowest place for text: the foot of the page is below. */
  get bottom(): number {
    return this.document.page.height - margin - 48;
  }

  within(kind: string, work: (parent: Structure) => void, parent = this.#root): void {
    const element = this.document.struct(kind);
    parent.add(element);
    work(element);
    element.end();
  }

  /** Returns the height of the text. */
  text(
    kind: string,
    text: string,
    box: Box & { readonly y: number },
    look: TextLook = {},
    parent = this.#root,
  ): number {
    const { size = 9.5, weight = 'plain', isRight = false, isMuted = false } = look;
    const lines = this.setter.lines(text, box.width, size, weight);
    const element = this.document.struct(kind, {}, () => {
      for (const [at, line] of lines.entries()) {
        const width = isRight ? this.setter.width(line, size, weight) : 0;
        const x = isRight ? box.x + box.width - width : box.x;
        this.#line(
          line,
          { x, y: box.y + at * size * lineHeight },
          { size, weight, color: isMuted ? muted : ink },
        );
      }
    });
    parent.add(element);
    return lines.length * size * lineHeight;
  }

  measure(text: string, width: number, { size = 9.5, weight = 'plain' }: TextLook = {}): number {
    return this.setter.lines(text, width, size, weight).length * size * lineHeight;
  }

  line(y: number, isStrong = false): void {
    this.stroke([margin, y], [margin + this.width, y], { isStrong });
  }

  /** A line that nobody reads. */
  stroke(
    from: readonly [number, number],
    to: readonly [number, number],
    { isStrong = false, isDashed = false }: { isStrong?: boolean; isDashed?: boolean } = {},
  ): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(isStrong ? 0.9 : 0.5)
      .strokeColor(isStrong ? ink : rule);
    if (isDashed) this.document.dash(4, { space: 4 });
    this.document.stroke().undash();
    this.document.endMarkedContent();
  }

  /** At the foot of every page of the paper that was begun last. */
  foot(footer: string, pageLabel: string): void {
    const first = this.#starts.at(-1) ?? 0;
    const count = this.#pages - first;
    for (let at = 0; at < count; at += 1) {
      this.document.switchToPage(first + at);
      const width = this.width;
      const label = pageLabel.replace('{page}', String(at + 1)).replace('{pages}', String(count));
      const lines = this.setter.lines(footer, width - 90, 7.5, 'plain').slice(0, 4);
      const y = this.document.page.height - margin - 32;
      this.line(y - 8);
      this.document.markContent('Artifact', { type: 'Pagination' });
      for (const [row, line] of lines.entries())
        this.#line(line, { x: margin, y: y + row * 10.5 }, { size: 7.5, weight: 'plain', color: muted });
      const x = margin + width - this.setter.width(label, 7.5, 'plain');
      this.#line(label, { x, y }, { size: 7.5, weight: 'plain', color: muted });
      this.document.endMarkedContent();
    }
    this.document.switchToPage(this.#pages - 1);
  }

  async bytes(): Promise<Uint8Array> {
    const parts: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.document.on('data', (part: Buffer) => parts.push(part));
      this.document.on('end', resolve);
      this.document.on('error', reject);
    });
    this.#root.end();
    this.document.end();
    await ended;
    return Buffer.concat(parts);
  }

  #line(
    text: string,
    { x, y }: { x: number; y: number },
    { size, weight, color }: { size: number; weight: Weight; color: string },
  ): void {
    let at = x;
    for (const run of this.setter.runs(text, weight)) {
      this.document
        .font(run.font)
        .fontSize(size)
        .fillColor(color)
        .text(run.text, at, y, { lineBreak: false });
      at += this.setter.width(run.text, size, weight);
    }
  }
}
