import { expect, it, vi } from 'vitest';
import { answerInTime, ServiceSilent } from './answer-in-time.ts';

it('PAYMENT-22: an answer that takes longer than ten seconds is given up, and a faster one is passed on', async () => {
  vi.useFakeTimers();
  try {
    const silent = answerInTime(new Promise<never>(() => undefined));
    const given = expect(silent).rejects.toThrow(ServiceSilent);
    await vi.advanceTimersByTimeAsync(10_000);
    await given;
    expect(await answerInTime(Promise.resolve('captured'))).toBe('captured');
    await expect(answerInTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
