import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

export type Weight = 'plain' | 'strong';

/** Font files by weight, each for its range of letters; the first that has a letter draws it. */
export type FontFiles = Readonly<Record<Weight, readonly string[]>>;

/** A piece of a line in one font; fonts are named as the document registers them. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Divides text into the fonts that have its letters, and into lines that fit. */
export class TextSetter {
  readonly fonts: ReadonlyMap<string, Font>;

  private constructor(fonts: ReadonlyMap<string, Font>) {
    this.fonts = fonts;
  }

  static async open(files: FontFiles): Promise<TextSetter> {
    const fonts = new Map<string, Font>();
    for (const [weight, ofWeight] of Object.entries(files))
      for (const [at, file] of ofWeight.entries())
        fonts.set(`${weight}${at}`, create(Buffer.from(await decompress(await readFile(file)))) as Font);
    return new TextSetter(fonts);
  }

  /** Letters that no font has become a visible box. */
  runs(text: string, weight: Weight): Run[] {
    const runs: { font: string; text: string }[] = [];
    const own = [...this.fonts].filter(([name]) => name.startsWith(weight));
    for (const letter of text.normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      const lastFont = last && this.fonts.get(last.font);
      if (last && lastFont?.hasGlyphForCodePoint(code)) {
        last.text += letter;
        continue;
      }
      const found = own.find(([, font]) => font.hasGlyphForCodePoint(code)) ?? own[0];
      if (found === undefined) throw new Error('There is no font.');
      if (last?.font === found[0]) last.text += letter;
      else runs.push({ font: found[0], text: letter });
    }
    return runs;
  }

  width(text: string, size: number, weight: Weight): number {
    return this.runs(text, weight).reduce((sum, run) => {
      const font = this.fonts.get(run.font);
      return font === undefined ? sum : sum + (font.layout(run.text).advanceWidth / font.unitsPerEm) * size;
    }, 0);
  }

  /** Words stay whole if they fit a line of their own. */
  lines(text: string, width: number, size: number, weight: Weight): string[] {
    const fits = (words: string) => this.width(words, size, weight) <= width;
    return text.split('\n').flatMap(paragraph => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/\s+/).filter(Boolean)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (fits(longer)) {
          line = longer;
          continue;
        }
        if (line !== '') lines.push(line);
        line = word;
        while (!fits(line) && line.length > 1) {
          const letters = [...line];
          let count = letters.length - 1;
          while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
          lines.push(letters.slice(0, count).join(''));
          line = letters.slice(count).join('');
        }
      }
      return line === '' ? lines : [...lines, line];
    });
  }
}
