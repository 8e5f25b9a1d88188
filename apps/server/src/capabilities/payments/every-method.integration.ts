import { globSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import { describeSettings } from '@vitrine/core/panel/describe-settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TestShop } from '../checkout/shop.fixture.ts';
import { insertPayment, newPayment } from './index.ts';
import { setSecret } from './method-secrets.ts';
import type { MethodStandIn } from './method-stand-in.fixture.ts';
import { methodOf, methodsOfWebsite } from './payment-methods.ts';
import { readPayment } from './payments.store.ts';

const ids = globSync('*', { cwd: join(import.meta.dirname, 'methods') });

/** External services, each faked in its folder. */
const standIns = import.meta.glob<() => Promise<MethodStandIn>>('./methods/*/*.fixture.ts', {
  import: 'standIn',
  eager: true,
});

let shop: TestShop;
const services = new Map<string, MethodStandIn>();
beforeAll(async () => {
  for (const [path, open] of Object.entries(standIns)) {
    const [method = ''] = /(?<=methods\/)[^/]+/.exec(path) ?? [];
    services.set(method, await open());
  }
  const environment = Object.assign({}, ...[...services.values()].map(service => service.environment));
  shop = await TestShop.open({ environment });
  for (const [method, service] of services) {
    await shop.setUp(method, { settings: service.settings });
    for (const [secret, value] of Object.entries(service.secrets))
      await setSecret(context(), { method, secret, value });
  }
});
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await shop?.server.stop();
});

const settingsHere = async (id: string) =>
  (await methodsOfWebsite(context())).find(({ method }) => method.id === id)?.settings ?? {};

const context = () => shop.server.context(shop.website);

/** A payment with its own order, in its initial state. */
async function begun(id: string) {
  const { database, website } = context();
  const { variants } = await shop.sell();
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const payment = newPayment(context(), { orderId, method: methodOf(id), amount: 900, currency: 'EUR' });
  await insertPayment(database, website.id, payment);
  const row = await readPayment(database, website.id, payment.id);
  if (row === null) throw new Error('The payment is gone.');
  return row;
}

describe.each(ids)('the payment method %s', id => {
  const method = methodOf(id);

  it('PAYMENT-14: it has a name in every language, and a description for the owner', () => {
    for (const language of Object.keys(siteLanguages))
      expect(method.wordsIn(language).name, language).not.toBe('');
    expect(method.forOwner.name.length * method.forOwner.description.length).toBeGreaterThan(0);
  });

  it('PAYMENT-15, PAYMENT-16: its settings have defaults, and each field and secret has a label', () => {
    const settings = method.settings.parse({});
    expect(method.settings.strict().parse(settings)).toEqual(settings);
    const labelled = (schema: z.ZodObject) => describeSettings(schema).map(({ name }) => name);
    expect(labelled(method.settings)).toEqual(Object.keys(method.settings.shape));
    const secrets = method.secrets ?? z.object({});
    expect(labelled(secrets)).toEqual(Object.keys(secrets.shape));
    for (const field of Object.values(secrets.shape))
      expect(field instanceof z.ZodType && field.safeParse(7).success).toBe(false);
  });

  it('PAYMENT-13: starting and closing a payment twice is harmless', async () => {
    const payment = await begun(id);
    const pages = [await method.start?.(context(), payment), await method.start?.(context(), payment)];
    expect(new Set(pages).size).toBe(1);
    const closed = [await method.close?.(context(), payment), await method.close?.(context(), payment)];
    expect(new Set(closed).size).toBe(1);
    const answer = await method.ask?.(context(), payment);
    expect([undefined, 'abandoned', 'declined', 'voided']).toContain(answer?.outcome);
  });

  it('ORDER-18: a refund requested twice with one id is one refund', async () => {
    const payment = await begun(id);
    await method.start?.(context(), payment);
    services.get(id)?.approve(payment.id);
    const asked = { refundId: payment.id, amount: 100 };
    const references = [
      await method.refund?.(context(), payment, asked),
      await method.refund?.(context(), payment, asked),
    ];
    expect(new Set(references).size).toBe(1);
  });

  it('PAYMENT-23: the hosts it names are origins, and nothing broader', async () => {
    const hosts = method.hosts?.(method.settings.parse(await settingsHere(id))) ?? {};
    const { opensPopup: _, ...sources } = hosts;
    for (const source of Object.values(sources).flat()) expect(new URL(source).origin).toBe(source);
  });

  it('PAYMENT-20: capturing and releasing twice with one id happens once', async () => {
    const { authorisation } = method;
    if (!authorisation) return;
    expect(authorisation.days).toBeGreaterThan(0);
    const payment = { ...(await begun(id)), captures_later: true };
    await method.start?.(context(), payment);
    const asked = { captureId: payment.id, amount: 100 };
    const answers = [
      await authorisation.capture(context(), payment, asked),
      await authorisation.capture(context(), payment, asked),
    ];
    expect(answers[1]).toEqual(answers[0]);
    const ends = [await authorisation.void(context(), payment), await authorisation.void(context(), payment)];
    expect(ends[1]).toBe(ends[0]);
  });

  it('PAYMENT-24, PAYMENT-25: a charge requested twice is made once; a deleted method is not charged', async () => {
    const { saving } = method;
    if (!saving) return;
    const payment = await begun(id);
    await method.start?.(context(), payment);
    expect(await saving.referenceOf(context(), payment)).toBe(null);
    const charge = { reference: 'nothing that the service knows', isBuyerPresent: false };
    const declined = { outcome: 'declined', reason: expect.any(String) };
    expect(await saving.charge(context(), payment, charge)).toEqual(declined);
    expect(await saving.charge(context(), payment, charge)).toEqual(declined);
    await saving.forget(context(), charge.reference);
  });

  it('PAYMENT-3: a message that is unsigned, or not signed by its service, is refused', async () => {
    const headers = { 'vitrine-signature': 't=1,v1=00' };
    for (const raw of ['', '{}', '{"id":"x","type":"paid"}', 'not json']) {
      for (const sent of [{}, headers]) {
        const read = await method.readWebhook?.(context(), { raw, headers: sent });
        if (read !== undefined) expect(read.ok).toBe(false);
      }
    }
  });
});
