import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { webhookSecret } from './methods/test/test.method.ts';
import { signWebhook } from './webhook-signature.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => shop?.server.stop());

const send = (raw: string, signature: string) =>
  shop.server.client(shop.website).send('POST', '/api/payments/webhooks/test', {
    body: raw,
    headers: { 'content-type': 'application/json', 'vitrine-signature': signature },
  });
const captured = async () => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 10 }] });
  const { order, paymentId } = await shop.pay(await shop.visitorWith(variants[0] ?? ''));
  const event = { id: newId(), paymentId, outcome: 'captured', amount: 2350, currency: 'EUR' };
  const raw = JSON.stringify(event);
  const secret = await webhookSecret(shop.server.context(shop.website));
  const good = signWebhook(raw, { secret, at: shop.server.services.clock.now() });
  return { paymentId, raw, good, stateOf: async () => (await shop.see(order.orderId)).state };
};
const badSignature = { status: 401, body: { error: 'payments.badSignature' } };
const wrong = `v1=${'0'.repeat(64)}`;

it('PAYMENT-3: a message with more than five signatures is refused, even if one is right', async () => {
  const { raw, good, stateOf } = await captured();
  const [time, signature] = good.split(',');
  const signedWith = (wrongOnes: number) => [time, ...Array(wrongOnes).fill(wrong), signature].join(',');
  expect(await send(raw, signedWith(5))).toMatchObject(badSignature);
  expect(await send(raw, signedWith(200))).toMatchObject(badSignature);
  expect(await stateOf()).toBe('pending');
  expect(await send(raw, signedWith(4))).toMatchObject({ status: 200 });
  expect(await stateOf()).toBe('placed');
});

it('PAYMENT-3: a signature that cannot be read is refused, and changes nothing', async () => {
  const { raw, good, stateOf } = await captured();
  const unreadable = ['v1', 't,v1', 't=,v1=', 't=1', 't=1e400,v1=a', '=', ',,,', 't=NaN,v1=NaN', 't=1,v1=='];
  for (const signature of [...unreadable, good.replace('v1=', 'v1'), good.replace('t=', 't=0')])
    expect([signature, await send(raw, signature)]).toMatchObject([signature, badSignature]);
  expect(await stateOf()).toBe('pending');
});

it('PAYMENT-36: one sender has its messages refused before they are read, and others have not', async () => {
  const from = (address: string) =>
    shop.server.app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/test',
      remoteAddress: address,
      headers: { host: `${shop.website.subdomain}.vitrine.test`, 'content-type': 'application/json' },
      body: 'x'.repeat(300 * 1024),
    });
  const answers: number[] = [];
  for (let sent = 0; sent < 601; sent += 1) answers.push((await from('203.0.113.9')).statusCode);
  expect(answers).toEqual([...Array(600).fill(413), 429]);
  expect((await from('203.0.113.9')).headers['retry-after']).toBeDefined();
  expect((await from('203.0.113.10')).statusCode).toBe(413);
});

it('PAYMENT-37: one address asks a payment service through its pages 120 times a minute', async () => {
  const { paymentId } = await captured();
  const paths = [`/payments/${paymentId}`, `/payments/test/${paymentId}`, `/checkout/return/${paymentId}`];
  const open = (path: string, address: string) =>
    shop.server.app.inject({
      url: path,
      remoteAddress: address,
      headers: { host: `${shop.website.subdomain}.vitrine.test` },
    });
  for (let opened = 0; opened < 120; opened += 1) {
    const { statusCode } = await open(paths[opened % 3] ?? '', '203.0.113.9');
    expect(statusCode).not.toBe(429);
  }
  for (const path of paths) {
    expect((await open(path, '203.0.113.9')).statusCode).toBe(429);
    expect((await open(path, '203.0.113.10')).statusCode).not.toBe(429);
  }
});
