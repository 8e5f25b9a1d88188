import { expect, it } from 'vitest';
import { findStyleFaults } from './find-style-faults.ts';

it('BLOCK-10: finds colours, unknown tokens and sides that do not turn', () => {
  const faults = (css: string) => findStyleFaults(`.gallery { ${css} }`, 'gallery').length;
  expect(faults('color: var(--color-ink); gap: var(--gallery-gap); inline-size: 50%;')).toBe(0);
  expect(faults('background: color-mix(in oklab, var(--color-accent) 20%, transparent)')).toBe(0);
  expect(faults('white-space: pre; content: "#fff"; /* #fff */')).toBe(0);
  expect(faults('color: #fff')).toBe(1);
  expect(faults('box-shadow: 0 0 4px rgb(0 0 0 / 0.2)')).toBe(1);
  expect(faults('border: 1px solid red;')).toBe(1);
  expect(faults('gap: var(--gallry-gap)')).toBe(1);
  expect(faults('margin-left: 4px; left: 0;')).toBe(2);
});
