import type { PaymentMethodView } from '@vitrine/core/payments/payments.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { signWebhook } from './webhook-signature.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
beforeEach(async () => {
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const methods = async (client = admin) =>
  ((await client.get('/api/payments/methods')).body as { methods: PaymentMethodView[] }).methods;
const methodCalled = async (id: string) => (await methods()).find(method => method.id === id);
const secretPath = '/api/payments/methods/test/secrets/signingSecret';
const signingSecret = 'whsec 0123456789 abcdef';

it('PAYMENT-15: each payment method is listed with its form and its present values', async () => {
  expect(await methods()).toMatchObject([
    {
      id: 'stripe',
      isEnabled: false,
      settings: { publishableKey: '', capture: 'now' },
      setup: { mode: 'none' },
      secrets: [
        { isRequired: true, setAt: null },
        { isRequired: true, setAt: null },
      ],
    },
    { id: 'paypal', isEnabled: false, setup: { mode: 'none' } },
    {
      id: 'test',
      fields: [{ name: 'capture', label: 'Capture payments', control: 'choice' }],
      settings: { capture: 'now' },
      secrets: [{ label: 'Signing secret', isRequired: false, setAt: null }],
    },
    {
      id: 'manual',
      isEnabled: true,
      fields: [
        { name: 'instructions', label: 'How to pay', control: 'textarea', isMultiline: true },
        { name: 'isSentUnpaid', label: 'Goods may be sent before payment', control: 'switch' },
      ],
      settings: { instructions: 'Pay to DE00 1234.' },
      secrets: [],
    },
  ]);
});

it('PAYMENT-15: given settings are changed and the rest stays, only on this website', async () => {
  const other = await shop.server.createWebsite();
  const changed = await admin.patch('/api/payments/methods/manual', { isEnabled: false });
  expect(changed.body).toMatchObject({
    method: { isEnabled: false, settings: { instructions: 'Pay to DE00 1234.' } },
  });
  await admin.patch('/api/payments/methods/manual', { settings: { instructions: 'In cash.' } });
  expect(await methodCalled('manual')).toMatchObject({
    isEnabled: false,
    settings: { instructions: 'In cash.' },
  });
  const elsewhere = await methods(await shop.server.signIn(other));
  expect(elsewhere.find(({ id }) => id === 'manual')).toMatchObject({
    isEnabled: true,
    settings: { instructions: '' },
  });
  await shop.setUp('manual', { isEnabled: true, settings: { instructions: 'Pay to DE00 1234.' } });
});

it('PAYMENT-15: an unknown or invalid setting is refused by name, and nothing changes', async () => {
  const before = await printOfDatabase(shop.server);
  for (const [settings, errors] of [
    [{ colour: 'red' }, { 'settings.colour': 'There is no such setting.' }],
    [{ instructions: 'a'.repeat(2001) }, { 'settings.instructions': 'Must have at most 2000 characters.' }],
    [{ instructions: 7 }, { 'settings.instructions': expect.any(String) }],
  ]) {
    const refused = await admin.patch('/api/payments/methods/manual', { isEnabled: false, settings });
    expect([refused.status, refused.body]).toMatchObject([400, { errors }]);
  }
  for (const id of ['free', 'nobody', '__proto__'])
    expect((await admin.patch(`/api/payments/methods/${id}`, { isEnabled: true })).status).toBe(404);
  expect(await printOfDatabase(shop.server)).toEqual(before);
});

it('PAYMENT-16: a secret is stored encrypted; no reply, row or audit entry contains it, only when it was set', async () => {
  const set = await admin.put(secretPath, { value: `  ${signingSecret}\n` });
  const at = shop.server.services.clock.now().toISOString();
  expect(set.body).toMatchObject({ method: { secrets: [{ name: 'signingSecret', setAt: at }] } });
  const answers = [set.text, (await admin.get('/api/payments/methods')).text];
  const rows = await shop.query<{ sealed: string }>('SELECT * FROM payment_secrets WHERE website_id = $1');
  const notes = await shop.query<{ act: string; facts: object }>(
    "SELECT act, facts FROM audit_log WHERE website_id = $1 AND act LIKE 'payments.secret%' ORDER BY id",
  );
  expect(notes).toEqual([{ act: 'payments.secretSet', facts: { method: 'test', secret: 'signingSecret' } }]);
  expect([answers, rows, notes].map(found => JSON.stringify(found).includes('0123456789'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(rows[0]?.sealed).toMatch(/^v1\./);
});

it('PAYMENT-16, SECRET-2: the method opens its secret, and one that was sealed for another place does not open', async () => {
  await admin.put(secretPath, { value: signingSecret });
  const event = { id: 'evt_1', paymentId: 'a'.repeat(24), outcome: 'captured', amount: 1, currency: 'EUR' };
  const raw = JSON.stringify(event);
  const sendSigned = (secret: string) =>
    shop.server.client(shop.website).send('POST', '/api/payments/webhooks/test', {
      body: raw,
      headers: {
        'content-type': 'application/json',
        'vitrine-signature': signWebhook(raw, { secret, at: shop.server.services.clock.now() }),
      },
    });
  expect((await sendSigned('another secret of that length')).status).toBe(401);
  // The signature is valid; there is no such payment.
  expect((await sendSigned(signingSecret)).status).toBe(404);
  await shop.query(
    "UPDATE payment_secrets SET sealed = overlay(sealed placing CASE right(sealed, 9) WHEN 'AAAAAAAAA' THEN 'BBBBBBBBB' ELSE 'AAAAAAAAA' END FROM length(sealed) - 8) WHERE website_id = $1",
  );
  expect((await sendSigned(signingSecret)).status).toBe(500);
  const sealed = shop.server.services.secrets.encrypt(
    'payment-secret',
    JSON.stringify({ websiteId: 'elsewhere', method: 'test', name: 'signingSecret', value: signingSecret }),
  );
  await shop.query('UPDATE payment_secrets SET sealed = $2 WHERE website_id = $1', sealed);
  expect((await sendSigned(signingSecret)).status).toBe(500);
});

it('PAYMENT-16: a secret is replaced and removed; one that is invalid, too short or unknown changes nothing', async () => {
  await admin.put(secretPath, { value: signingSecret });
  const replaced = await admin.put(secretPath, { value: 'a second secret, longer' });
  expect(replaced.status).toBe(200);
  const before = await printOfDatabase(shop.server);
  for (const [value, problem] of [
    ['', 'Enter the secret.'],
    ['short', 'Must have at least 16 characters.'],
  ]) {
    const refused = await admin.put(secretPath, { value });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: { value: problem } }]);
    expect(refused.text).not.toContain('short"');
  }
  expect((await admin.put(`${secretPath}s`, { value: signingSecret })).status).toBe(404);
  expect((await admin.delete(`${secretPath}s`)).status).toBe(404);
  expect(await printOfDatabase(shop.server)).toEqual(before);
  expect((await admin.delete(secretPath)).body).toMatchObject({ method: { secrets: [{ setAt: null }] } });
  expect((await admin.delete(secretPath)).status).toBe(404);
  expect(await shop.query('SELECT FROM payment_secrets WHERE website_id = $1')).toEqual([]);
});

it('PAYMENT-15: settings that were stored with the website before are taken over', async () => {
  const sql = Object.entries(
    import.meta.glob<string>('./migrations/0004-*.sql', { query: '?raw', import: 'default', eager: true }),
  )[0]?.[1];
  const { database } = shop.server.services;
  const websites = await Promise.all(Array.from({ length: 3 }, () => shop.server.createWebsite()));
  const payments = [{ manual: false, manualInstructions: 'IBAN', test: true }, { test: false }, null];
  const rows = await database
    .transaction(async transaction => {
      await transaction.query('DROP TABLE payment_secrets, payment_methods', []);
      for (const [at, website] of websites.entries())
        await transaction.query(
          `UPDATE websites SET settings = jsonb_set(settings, '{store,payments}', $2) WHERE id = $1`,
          [website.id, JSON.stringify(payments[at])],
        );
      for (const statement of (sql ?? '').replace(/^--.*$/gm, '').split(';'))
        if (statement.trim() !== '') await transaction.query(statement, []);
      const found = await transaction.query<{ website_id: string; method: string; is_enabled: boolean }>(
        `SELECT website_id, method, is_enabled, settings FROM payment_methods WHERE website_id = ANY ($1)
         ORDER BY array_position($1, website_id), method`,
        [websites.map(({ id }) => id)],
      );
      const left = await transaction.query(
        `SELECT FROM websites WHERE settings #> '{store,payments}' IS NOT NULL`,
        [],
      );
      throw Object.assign(new Error('rolled back'), { found: { found, left: left.length } });
    })
    .catch((error: { found?: unknown }) => error.found);
  const [first, second] = websites.map(({ id }) => id);
  expect(rows).toEqual({
    found: [
      { website_id: first, method: 'manual', is_enabled: false, settings: { instructions: 'IBAN' } },
      { website_id: first, method: 'test', is_enabled: true, settings: {} },
      { website_id: second, method: 'manual', is_enabled: true, settings: { instructions: '' } },
      { website_id: second, method: 'test', is_enabled: false, settings: {} },
    ],
    left: 0,
  });
});
