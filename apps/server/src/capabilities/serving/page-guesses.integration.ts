import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';

let site: ServedSite;

beforeAll(async () => {
  site = await startServedSite({ IS_RATE_LIMITED: 'true' });
});
afterAll(() => site?.server.stop());

async function guess(remoteAddress: string, password: string): Promise<number> {
  const answer = await site.server.app.inject({
    method: 'POST',
    url: '/_unlock?page=/secret',
    headers: { host: 'kiln.vitrine.test', 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress,
    payload: new URLSearchParams({ password }).toString(),
  });
  const isTold = answer.body.includes('Too many');
  return isTold ? 429 : answer.statusCode;
}

it('LIMIT-5: guesses from many networks are limited in total, and a visitor who knows the password still gets in', async () => {
  for (let at = 0; at < 30; at += 1) expect(await guess('10.6.0.1', 'open sesame')).toBe(at < 10 ? 303 : 429);
  for (let at = 0; at < 200; at += 1) expect(await guess(`10.7.${at}.1`, 'wrong')).toBe(401);
  expect(await guess('10.7.0.1', 'wrong')).toBe(401);
  expect(await guess('10.7.0.1', 'open sesame')).toBe(429);
  expect(await guess('10.8.0.1', 'open sesame')).toBe(303);
  site.server.moveClock({ minutes: 15 });
  expect(await guess('10.7.0.1', 'open sesame')).toBe(303);
});
