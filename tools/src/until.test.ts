import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowedTime, until } from './until.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITRINE_TEST_SLOWNESS', '1');
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('until', () => {
  it('asks at once, and then after every interval, until there is an answer', async () => {
    const answers = [false, null, undefined, '', 0, 'ready', 'too late'];
    const check = vi.fn(() => answers.shift());
    const answer = until(check, { interval: 20 });
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(99);
    expect(check).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('ready');
    expect(check).toHaveBeenCalledTimes(6);
  });

  it('asks a check again that threw', async () => {
    const check = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
    check.mockResolvedValue('online');
    const answer = until(check);
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer).toBe('online');
  });

  it('names its limit and the last answer or error once it has waited in vain', async () => {
    const empty = expect(until(() => null, { deadline: 2000 })).rejects.toThrow(
      'Waited 2 s in vain: the last answer was null.',
    );
    const offline = new Error('offline');
    const failed = expect(until(() => Promise.reject(offline), { deadline: 2000 })).rejects.toMatchObject({
      message: 'Waited 2 s in vain: the last error was offline.',
      cause: offline,
    });
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all([empty, failed]);
  });

  it('ends even if the check never answers', async () => {
    const silent = expect(until(() => new Promise<string>(() => {}))).rejects.toThrow(
      'Waited 30 s in vain: the first answer never came.',
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await silent;
  });

  it('does not ask again after an answer that came too late', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const check = vi.fn(() => promise);
    const late = expect(until(check, { deadline: 1000 })).rejects.toThrow('Waited 1 s');
    await vi.advanceTimersByTimeAsync(1000);
    await late;
    resolve(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('ends at once when its signal is aborted, before or meanwhile', async () => {
    const check = vi.fn(() => false);
    await expect(until(check, { signal: AbortSignal.abort(new Error('closed')) })).rejects.toThrow('closed');
    expect(check).not.toHaveBeenCalled();
    const stopping = new AbortController();
    const waiting = expect(until(check, { signal: stopping.signal })).rejects.toThrow('stopped');
    stopping.abort(new Error('stopped'));
    await waiting;
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('waits longer on a slow machine', async () => {
    vi.stubEnv('VITRINE_TEST_SLOWNESS', '4');
    expect(allowedTime(500)).toBe(2000);
    const waiting = expect(until(() => '')).rejects.toThrow("Waited 120 s in vain: the last answer was ''.");
    await vi.advanceTimersByTimeAsync(120_000);
    await waiting;
  });
});
