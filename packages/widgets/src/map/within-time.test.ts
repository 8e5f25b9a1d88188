import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinTime } from './within-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('MAP-12: a late or failed promise gives null', async () => {
  const late = withinTime(new Promise(() => {}), 30_000);
  vi.advanceTimersByTime(30_000);
  expect(await late).toBeNull();
  expect(await withinTime(Promise.reject(new Error('offline')), 30_000)).toBeNull();
  expect(await withinTime(Promise.resolve('map'), 30_000)).toBe('map');
  expect(vi.getTimerCount()).toBe(0);
});
