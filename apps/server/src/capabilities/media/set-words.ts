import { readFile } from 'node:fs/promises';
import { escapeXml } from '@vitrine/render/seo/escape.ts';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** Files of one weight, each for its range of letters; the first that has a letter draws it. */
export interface CardFont {
  readonly files: readonly string[];
  readonly weight: number;
}

export interface SetLine {
  /** SVG with its origin at the start of the baseline, in px. */
  readonly markup: string;
  /** Whether a word had to be split, or was cut off. */
  readonly isBroken: boolean;
}

export interface LineRoom {
  readonly size: number;
  readonly width: number;
  /** The maximum number of lines; longer text ends with an ellipsis. */
  readonly most: number;
}

export interface Setter {
  lines(text: string, room: LineRoom): SetLine[];
}

/** Letters that no file has are drawn in a system font and assumed to be this wide, in em. */
const systemWidth = { narrow: 0.62, wide: 1.05 };
const wideLetters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** Draws text in fonts as paths, so that it looks the same whatever fonts the machine has (rule SEO-14). */
export async function openFonts({ files, weight }: CardFont): Promise<Setter> {
  const fonts = await Promise.all(files.map(file => openFont(file, weight)));
  return {
    lines: (text, room) => breakLines(fonts, text, room).map(line => setLine(fonts, line, room.size)),
  };
}

interface Line {
  readonly text: string;
  readonly isBroken: boolean;
}

async function openFont(file: string, weight: number): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(file)))) as Font;
  const axis = font.variationAxes.wght;
  return axis ? font.getVariation({ wght: Math.min(Math.max(weight, axis.min), axis.max) }) : font;
}

function breakLines(fonts: readonly Font[], text: string, { size, width, most }: LineRoom): Line[] {
  const fits = (words: string) => widthOf(fonts, words) * size <= width;
  const lines: Line[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest !== '' && lines.length < most) {
    const { line, isBroken } = firstLine(rest, fits);
    const after = rest.slice(line.length).trimStart();
    const isCut = after !== '' && lines.length === most - 1;
    lines.push({ text: isCut ? withDots(line, fits) : line, isBroken: isBroken || isCut });
    rest = after;
  }
  return lines;
}

/** As many words as fit, or as much of the first as fits, at least one letter. */
function firstLine(text: string, fits: (words: string) => boolean): { line: string; isBroken: boolean } {
  const ends = [...text.matchAll(/ |$/g)].map(({ index }) => index);
  const end = lastThat(ends, at => fits(text.slice(0, at)));
  if (end !== undefined) return { line: text.slice(0, end), isBroken: false };
  const word = text.slice(0, ends[0]);
  // Scripts without spaces break anywhere.
  const letters = [...new Intl.Segmenter().segment(word)].map(({ index, segment }) => index + segment.length);
  const at = lastThat(letters, letter => fits(word.slice(0, letter))) ?? letters[0] ?? word.length;
  return { line: text.slice(0, at), isBroken: !wideLetters.test(word) };
}

/** The last of ascending positions that still fits, found by bisection. */
function lastThat(places: readonly number[], fits: (place: number) => boolean): number | undefined {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(places[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return places[from - 1];
}

function withDots(line: string, fits: (words: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

interface Run {
  readonly font: Font | null;
  text: string;
}

function runsOf(fonts: readonly Font[], text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font =
      last && /[\s\p{M}]/u.test(letter)
        ? last.font
        : (fonts.find(one => one.hasGlyphForCodePoint(code)) ?? null);
    if (last && last.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function widthOf(fonts: readonly Font[], text: string): number {
  return runsOf(fonts, text).reduce((sum, run) => sum + widthOfRun(run), 0);
}

function widthOfRun({ font, text }: Run): number {
  if (font) return font.layout(text).advanceWidth / font.unitsPerEm;
  return [...text].reduce(
    (sum, letter) => sum + (wideLetters.test(letter) ? systemWidth.wide : systemWidth.narrow),
    0,
  );
}

function setLine(fonts: readonly Font[], { text, isBroken }: Line, size: number): SetLine {
  let x = 0;
  const parts = runsOf(fonts, text).map(run => {
    const start = x;
    x += widthOfRun(run) * size;
    return run.font
      ? drawRun(run.font, run.text, { x: start, size })
      : `<text x="${start.toFixed(1)}" font-family="sans-serif">${escapeXml(run.text)}</text>`;
  });
  return { markup: parts.join(''), isBroken };
}

function drawRun(font: Font, text: string, { x, size }: { x: number; size: number }): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x / scale;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.toSVG();
      const place = `translate(${((at + xOffset) * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)})`;
      at += xAdvance;
      return path === ''
        ? ''
        : `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`;
    })
    .join('');
}
