import { mapOptionsDebounceMs } from '@vitrine/core/map/map-constants.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherChanges } from './gather-changes.ts';
import { withinTime } from './within-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('MAP-17: changes within 60 ms are drawn once, with the last values', () => {
  const drawn: number[] = [];
  const { change, cancel } = gatherChanges((value: number) => drawn.push(value), mapOptionsDebounceMs);
  change(1);
  vi.advanceTimersByTime(59);
  change(2);
  vi.advanceTimersByTime(59);
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual([2]);
  change(3);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(drawn).toEqual([2]);
});

it('MAP-12: a late or failed promise gives null', async () => {
  const late = withinTime(new Promise(() => {}), 30_000);
  vi.advanceTimersByTime(30_000);
  expect(await late).toBeNull();
  expect(await withinTime(Promise.reject(new Error('offline')), 30_000)).toBeNull();
  expect(await withinTime(Promise.resolve('map'), 30_000)).toBe('map');
  expect(vi.getTimerCount()).toBe(0);
});
