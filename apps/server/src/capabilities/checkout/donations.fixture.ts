import type { Fund } from '@vitrine/core/donations/donation-fund.ts';
import type { TestClient } from '../../../test/harness.ts';
import { buyer, type TestShop } from './shop.fixture.ts';

export const html = { accept: 'text/html' };

const form = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...html },
});

export const fundPage = ({ id }: Pick<Fund, 'id'>) => `/checkout/donate?donatePageId=${id}`;

/** The first step, without script. */
export const give = (visitor: TestClient, to: Pick<Fund, 'id'>, fields: Record<string, string>) =>
  visitor.send('POST', fundPage(to), form(fields));

/** The second step, sent as often as asked; where each answer leads. */
export async function placeDonation(visitor: TestClient, more: Record<string, string>, times = 1) {
  const { text } = await visitor.get('/checkout/donation', html);
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const fields = { ...buyer, intent: 'place', idempotencyKey: key, ...more };
  const leadTo: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const { headers } = await visitor.send('POST', '/checkout/donation', form(fields));
    leadTo.push(String(headers.location));
  }
  return leadTo;
}

/** Approves the test payment that begins there; its id, and where its buyer returns to. */
export async function approve(shop: TestShop, visitor: TestClient, next: string) {
  const started = await visitor.get(next);
  const paymentId = String(started.headers.location).split('/').at(-1) ?? '';
  await shop.choose(visitor, paymentId, 'approve');
  const back = await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  return { paymentId, page: String(back.headers.location) };
}
