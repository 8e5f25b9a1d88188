import { expect, it } from 'vitest';
import { measureLines } from './measure-lines.ts';

it('HIGHLIGHT-20: text without a layout has no lines, so that no path contains an invalid number', () => {
  const hidden = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 0, height: 0 }) };
  expect(measureLines([{} as HTMLElement], hidden as Element)).toEqual([]);
});
