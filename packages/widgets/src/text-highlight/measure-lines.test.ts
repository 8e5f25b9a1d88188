import { expect, it } from 'vitest';
import { measureLines } from './measure-lines.ts';

it('HIGHLIGHT-20: words that are not laid out have no lines, so that no path is drawn of what is no number', () => {
  const hidden = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 0, height: 0 }) };
  expect(measureLines([{} as HTMLElement], hidden as Element)).toEqual([]);
});
