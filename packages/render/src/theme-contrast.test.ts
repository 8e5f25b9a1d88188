import { globSync, readFileSync } from 'node:fs';
import { sectionThemes } from '@vitrine/core/page/page-document.ts';
import { contrast, type Hex, mix } from '@vitrine/core/site/color.ts';
import {
  derivePalette,
  edgeContrast,
  type ThemeColors,
  textContrast,
  themeColors,
} from '@vitrine/core/site/palette.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ColorPair, findColorPairs } from './test/find-color-pairs.ts';

const packages = `${import.meta.dirname}/../..`;
const sheets = globSync('{widgets,blocks,render}/src/*/*.css', { cwd: packages }).filter(
  path => !path.endsWith('.module.css') && !path.endsWith('.editing.css'),
);
const all = sheets.flatMap(path => findColorPairs(readFileSync(`${packages}/${path}`, 'utf8')));
const pairs = [...new Map(all.map(pair => [`${pair.kind} ${pair.front} ${pair.ground}`, pair])).values()];

const least: Readonly<Record<ColorPair['kind'], number>> = { words: textContrast, edge: edgeContrast };

/** A tenth of those in the slow tests. */
const cases = fc.readConfigureGlobal().numRuns ?? 100;

const channel = fc.integer({ min: 0, max: 0xffffff });
const hex = channel.map(value => `#${value.toString(16).padStart(6, '0')}`);
const choice = fc.record({
  white: fc.oneof(fc.constant('#ffffff'), hex),
  black: fc.oneof(fc.constant('#16140f'), hex),
  accent: hex,
  lightAccent: fc.option(hex),
  darkAccent: fc.option(hex),
});

function paint(value: string, colors: ThemeColors): Hex {
  const named = [...value.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, name = '']) => colorOf(name, colors));
  const [first = '', second] = named;
  const [, percent = '100'] = /(\d+)%/.exec(value) ?? [];
  return second === undefined ? first : mix(second, first, Number(percent) / 100);
}

function colorOf(name: string, colors: ThemeColors): Hex {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = Object.entries(colors).find(([one]) => one === camel)?.[1];
  if (found === undefined) throw new Error(`No theme has --color-${name}`);
  return found;
}

it('PALETTE-15: finds the pairs of a style sheet, including those of states', () => {
  const found = findColorPairs(`
    /* .old { color: var(--color-line) } */
    .a, .b:is(p, q) { color: var(--color-ink); background: var(--color-accent); }
    .a:hover { background: color-mix(in oklab, var(--color-accent) 86%, var(--color-paper)); }
    @media print { .c { color: var(--color-muted); border: 1px solid var(--color-edge); } }
    .d { background: color-mix(in srgb, var(--color-paper) 80%, transparent); color: var(--color-line); }
  `).map(({ kind, front, ground, where }) =>
    [where, kind, front, ground].join(' ').replaceAll('var(--color-', '('),
  );
  expect(found).toEqual([
    '.a words (ink) (accent)',
    '.b:is(p, q) words (ink) (accent)',
    '.a:hover words (ink) color-mix(in oklab, (accent) 86%, (paper))',
    '.c words (muted) (paper)',
    '.c words (muted) (surface)',
    '.c edge (edge) (paper)',
    '.c edge (edge) (surface)',
  ]);
});

it.each(sectionThemes)(
  'PALETTE-15: every pair in a style sheet has enough contrast in %s',
  theme => {
    expect(sheets.length).toBeGreaterThan(20);
    expect(pairs.length).toBeGreaterThan(8);
    fc.assert(
      fc.property(choice, chosen => {
        const colors = themeColors(derivePalette(chosen), theme);
        const problems = pairs.filter(
          ({ kind, front, ground }) => contrast(paint(front, colors), paint(ground, colors)) < least[kind],
        );
        expect(problems).toEqual([]);
      }),
      { numRuns: 3 * cases },
    );
  },
  60_000,
);
