import { expect, it } from 'vitest';
import { findStyleProblems } from './find-style-problems.ts';

it('BLOCK-10: finds colours, unknown tokens and physical sides', () => {
  const problems = (css: string) => findStyleProblems(`.gallery { ${css} }`, 'gallery').length;
  expect(problems('color: var(--color-ink); gap: var(--gallery-gap); inline-size: 50%;')).toBe(0);
  expect(problems('background: color-mix(in oklab, var(--color-accent) 20%, transparent)')).toBe(0);
  expect(problems('white-space: pre; content: "#fff"; /* #fff */')).toBe(0);
  expect(problems('color: #fff')).toBe(1);
  expect(problems('box-shadow: 0 0 4px rgb(0 0 0 / 0.2)')).toBe(1);
  expect(problems('border: 1px solid red;')).toBe(1);
  expect(problems('gap: var(--gallry-gap)')).toBe(1);
  expect(problems('margin-left: 4px; left: 0;')).toBe(2);
});
