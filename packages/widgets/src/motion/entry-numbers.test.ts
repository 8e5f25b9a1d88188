import { entryTimes } from '@vitrine/core/page/entry-animation.ts';
import { shrinkFactor } from '@vitrine/core/site/design-tokens.ts';
import { expect, it } from 'vitest';
import { stylePart } from '../widget-styles.ts';

it('ANIMATION-1: the style sheet begins a scale where the token says, and takes the times of the constants', () => {
  const css = stylePart('motion/entry');
  expect([...css.matchAll(/scale: ([\d.]+)/g)].map(([, value]) => Number(value))).toEqual([shrinkFactor]);
  expect(css).toContain('inset(0 0 98% 0)');
  expect([...css.matchAll(/animation-duration: (\d+)ms/g)].map(([, time]) => Number(time))).toEqual([
    entryTimes.medium,
    entryTimes.slow,
    entryTimes.fast,
  ]);
});
