import { expect, it } from 'vitest';
import { overviewSpans } from './overview-spans.ts';

it('OVERVIEW-2: each period ends today, and is compared with one of the same length', () => {
  expect(overviewSpans('today', '2026-03-01')).toEqual({
    now: { first: '2026-03-01', last: '2026-03-01' },
    before: { first: '2026-02-28', last: '2026-02-28' },
  });
  expect(overviewSpans('week', '2026-03-02')).toEqual({
    now: { first: '2026-02-24', last: '2026-03-02' },
    before: { first: '2026-02-17', last: '2026-02-23' },
  });
  expect(overviewSpans('month', '2026-03-02').now.first).toBe('2026-02-01');
  expect(overviewSpans('year', '2028-02-29')).toEqual({
    now: { first: '2027-03-01', last: '2028-02-29' },
    before: { first: '2026-03-01', last: '2027-02-28' },
  });
});
