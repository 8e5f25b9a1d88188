import type { HighlightShape } from '@vitrine/core/text-highlight/highlight-constants.ts';
import { seededNoise } from './seeded-noise.ts';
import { type Point, pathThrough } from './smooth-path.ts';
import type { TextBox } from './text-lines.ts';

export interface Pen {
  /** The text's font size in px. */
  readonly em: number;
  /** In px. */
  readonly thickness: number;
  /** The same seed gives the same hand-drawn line. */
  readonly seed: number;
  readonly isRightToLeft: boolean;
}

/** The text in em, from the start of the line and from its baseline. */
interface Words {
  readonly width: number;
  /** The position of an underline of this thickness. */
  readonly below: number;
  /** The random tremor, from −1 to 1. */
  readonly noise: () => number;
}

/** The position of the baseline in a font's box; fonts differ by a few hundredths. */
const baseline = 0.8;

/** A hand-drawn shape on one line of text: path data of each stroke, in px (rule HIGHLIGHT-5). */
export function highlightStrokes(shape: HighlightShape, line: TextBox, pen: Pen): string[] {
  const { em, thickness, seed, isRightToLeft } = pen;
  const base = line.top + (line.bottom - line.top) * baseline;
  const words: Words = {
    width: (line.right - line.left) / em,
    below: 0.13 + thickness / em / 2,
    noise: seededNoise(seed),
  };
  return shapes[shape](words).map(stroke =>
    pathThrough(
      stroke.map(([x, y]) => [isRightToLeft ? line.right - x * em : line.left + x * em, base + y * em]),
      shape !== 'jagged' && shape !== 'marker',
    ),
  );
}

const shapes: Readonly<Record<HighlightShape, (words: Words) => Point[][]>> = {
  underline: words => [lineBetween([-0.03, words.below], [words.width + 0.03, words.below], words)],
  underlineDouble: words => [
    ...shapes.underline(words),
    lineBetween([0.08, words.below * 2], [words.width - 0.06, words.below * 2], words),
  ],
  underlineCurve: ({ width, below, noise }) => {
    const bow = 0.12 + Math.min(width, 12) * 0.012;
    const tilt = noise() * 0.08;
    return [
      places(4).map(share => [
        share * (width + 0.1) - 0.05,
        below + bow * (1 - Math.sin(share * Math.PI)) + tilt * (share - 0.5),
      ]),
    ];
  },
  wave: words => [zigzag(words, { step: 0.3, top: words.below - 0.03, bottom: words.below + 0.11 })],
  jagged: words => [zigzag(words, { step: 0.24, top: words.below - 0.06, bottom: words.below + 0.14 })],
  scribble: words => [zigzag(words, { step: 0.24, top: -0.64, bottom: 0.1, slant: 0.12 })],
  strike: words => [lineBetween([-0.08, -0.25], [words.width + 0.08, -0.25], words)],
  strikeDiagonal: words => [lineBetween([-0.06, 0.1], [words.width + 0.06, -0.66], words)],
  cross: words => [
    lineBetween([-0.06, -0.68], [words.width + 0.06, 0.12], words),
    ...shapes.strikeDiagonal(words),
  ],
  // Each side extends beyond the corners.
  enclose: words => {
    const [left, right, top, bottom] = [-0.18, words.width + 0.18, -0.9, 0.36];
    return [
      lineBetween([left - 0.07, top], [right + 0.1, top], words),
      lineBetween([right, top - 0.08], [right, bottom + 0.09], words),
      lineBetween([right + 0.07, bottom], [left - 0.09, bottom], words),
      lineBetween([left, bottom + 0.06], [left, top - 0.1], words),
    ];
  },
  circle: ({ width, noise }) => {
    // The longer the text, the squarer, so that nothing sticks out.
    const squareness = 2 / Math.min(2.3 + width / 8, 4);
    const bent = (value: number) => Math.sign(value) * Math.abs(value) ** squareness;
    const begin = 3.5 + noise() * 0.2;
    return [
      places(20).map(share => {
        // Once around and slightly beyond its own start.
        const angle = begin + share * 6.8;
        const reach = 0.05 * Math.sin(angle * 1.4 + begin * 9) + 0.09 * (share - 0.5);
        return [
          width / 2 + bent(Math.cos(angle)) * (width / 2 + 0.24 + reach),
          -0.25 + bent(Math.sin(angle)) * (0.7 + reach),
        ];
      }),
    ];
  },
  // A broad tip, set down and lifted at a slight angle.
  marker: ({ width, noise }) => [
    [
      [-0.13 + noise() * 0.03, -0.23 + noise() * 0.03],
      [0.15, -0.26],
      [width - 0.15, -0.26],
      [width + 0.13 + noise() * 0.03, -0.29 + noise() * 0.03],
    ],
  ],
};

/** The ends of equal parts, from 0 to 1. */
function places(parts: number): number[] {
  return Array.from({ length: parts + 1 }, (_, at) => at / parts);
}

/** A freehand line from one point to another. */
function lineBetween([x1, y1]: Point, [x2, y2]: Point, { noise }: Words): Point[] {
  return places(Math.max(2, Math.round(Math.abs(x2 - x1) / 5))).map(share => [
    x1 + (x2 - x1) * share + noise() * 0.025,
    y1 + (y2 - y1) * share + noise() * 0.025,
  ]);
}

/** Up and down along the text, in steps of about this length. */
function zigzag(
  { width, noise }: Words,
  { step, top, bottom, slant = 0 }: { step: number; top: number; bottom: number; slant?: number },
): Point[] {
  const tremble = (bottom - top) * 0.1;
  return places(Math.max(4, Math.round(width / step))).map((share, at) => [
    share * width + (at % 2 ? slant : -slant) + noise() * 0.025,
    (at % 2 ? top : bottom) + noise() * tremble,
  ]);
}
