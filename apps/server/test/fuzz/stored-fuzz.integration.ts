import { blockDefinitions } from '@vitrine/blocks/block-definitions.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { recordDefinitions } from '@vitrine/core/records/records.ts';
import { websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { putCollection, putItem } from '../../src/capabilities/collections/index.ts';
import { paymentMethods } from '../../src/capabilities/payments/payment-methods.ts';
import type { TestAnswer, TestClient } from '../harness.ts';
import { blockOf, pageOf } from '../page-fixtures.ts';
import { atEdges, jsonOf } from './edge-values.ts';

/** One in so many, in the gate. */
const step = areSlowTests ? 1 : 97;
const timeout = areSlowTests ? 900_000 : 90_000;

let shop: TestShop;
let admin: TestClient;
let visitor: TestClient;
let variant: string;
let counted = 0;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  const sold = await shop.sell();
  variant = sold.variants[0] ?? '';
  visitor = await shop.visitorWith(variant);
  await admin.post('/api/collections', { type: collectionTypes.page, title: 'Home' });
  await admin.post('/api/publishing/revisions', {});
});
afterAll(() => shop?.server.stop());

interface Place {
  /** A schema of an object whose fields are set one at a time. */
  readonly schema: z.ZodType;
  readonly good: Readonly<Record<string, unknown>>;
  readonly put: (set: Readonly<Record<string, unknown>>) => Promise<TestAnswer>;
  /** What is drawn from it. */
  readonly look: () => Promise<TestAnswer[]>;
}

/** A setting is refused, or stored; a stored one never makes what is drawn from it fail. */
async function tryAll(name: string, { schema, good, put, look }: Place): Promise<string[]> {
  const problems: string[] = [];
  for (const whole of atEdges(schema, good)) {
    counted += 1;
    if (counted % step !== 0 || typeof whole !== 'object' || whole === null) continue;
    const set = Object.fromEntries(
      Object.entries(whole).filter(([field, value]) => jsonOf(value) !== jsonOf(good[field] ?? null)),
    );
    const answer = await put(set);
    const told = `${name} ${jsonOf(set).slice(0, 300)}`;
    if (answer.status >= 500) problems.push(`${answer.status} ${told} → ${answer.text.slice(0, 200)}`);
    if (answer.status >= 400) continue;
    for (const { status, text } of await look())
      if (status >= 500) problems.push(`${status} drawn from ${told} → ${text.slice(0, 200)}`);
  }
  return problems;
}

const send = (client: TestClient, method: 'POST' | 'PATCH' | 'PUT', path: string, body: unknown) =>
  client.send(method, path, { body: jsonOf(body), headers: { 'content-type': 'application/json' } });
const page = (client: TestClient, path: string) => client.get(path, { accept: 'text/html' });

it('HTTP-23, BLOCK-4: no stored setting of a block makes its page, its draft or an email fail', {
  timeout,
}, async () => {
  const problems: string[] = [];
  const email = '/api/emails/orders.confirmation';
  for (const definition of blockDefinitions.values()) {
    const block = blockOf(definition.content({}));
    const slug = `fuzz-${definition.name}`;
    const { documentId } = await putCollection(shop.server.context(shop.website), {
      sourceKey: slug,
      type: collectionTypes.page,
      title: definition.label,
      slug,
      document: pageOf(block),
    });
    let baseVersion = 1;
    const inPage: Place = {
      schema: definition.settings,
      good: block.settings,
      put: async set => {
        const operations = [{ kind: 'changeBlock', blockId: block.id, set }];
        const answer = await send(admin, 'POST', `/api/pages/${documentId}/operations`, {
          baseVersion,
          clientId: 'fuzz',
          operations,
        });
        if (answer.status === 200) baseVersion = (answer.body as { version: number }).version;
        return answer;
      },
      look: async () => [await page(admin, `/${slug}?preview=draft`)],
    };
    problems.push(...(await tryAll(definition.name, inPage)));
    const { type, version } = block;
    const usual = (await admin.get(`${email}?language=en`)).body as { document: { entries: object[] } };
    const inEmail: Place = {
      ...inPage,
      put: set => {
        const entry = { id: newId(), block: { type, version, settings: { ...block.settings, ...set } } };
        const document = { ...usual.document, entries: [entry, ...usual.document.entries] };
        return send(admin, 'POST', `${email}/preview?language=en`, { document });
      },
      look: async () => [],
    };
    const isForEmails = (await inEmail.put({})).status === 200;
    if (isForEmails) problems.push(...(await tryAll(`${definition.name} in an email`, inEmail)));
    const published = await admin.post('/api/publishing/revisions', {});
    if (published.status >= 500) problems.push(`${published.status} publishing ${definition.name}`);
    const live = await page(visitor, `/${slug}`);
    if (live.status >= 500) problems.push(`${live.status} the published page of ${definition.name}`);
  }
  expect(problems).toEqual([]);
});

it('HTTP-23, TENANCY-11: no stored setting of the website makes its pages fail', { timeout }, async () => {
  const paths = ['/', '/shop', '/cart', '/checkout', '/search?q=bowl', '/sitemap.xml', '/account/sign-in'];
  const settings = (await admin.get('/api/website/settings')).body as { settings: Record<string, unknown> };
  const place: Place = {
    schema: websiteSettingsSchema,
    good: settings.settings,
    put: set => send(admin, 'PATCH', '/api/website/settings', { settings: set }),
    look: async () => Promise.all(paths.map(path => page(visitor, path))),
  };
  expect(await tryAll('website', place)).toEqual([]);
});

it('HTTP-23, PAYMENT-15: no stored setting of a payment method makes the checkout fail', {
  timeout,
}, async () => {
  const problems: string[] = [];
  for (const method of paymentMethods) {
    problems.push(
      ...(await tryAll(method.id, {
        schema: method.settings,
        good: method.settings.parse({}),
        put: settings =>
          send(admin, 'PATCH', `/api/payments/methods/${method.id}`, { isEnabled: true, settings }),
        look: async () => [await page(visitor, '/checkout'), await admin.get('/api/payments/methods')],
      })),
    );
  }
  expect(problems).toEqual([]);
});

it('HTTP-23, RECORD-3: no stored field of a record makes its page, its list or its feed fail', {
  timeout,
}, async () => {
  const problems: string[] = [];
  const context = shop.server.context(shop.website);
  for (const { number, name, data } of recordDefinitions.values()) {
    const slug = `list-${name}`;
    const list = await putCollection(context, {
      sourceKey: slug,
      type: collectionTypes.blog,
      title: name,
      slug,
    });
    const item = await putItem(context, {
      sourceKey: slug,
      collectionId: list.id,
      title: name,
      slug: 'one',
      state: 'published',
      publishedAt: new Date('2026-01-01T00:00:00.000Z'),
      document: pageOf(),
    });
    await shop.query('UPDATE items SET record_type = $2 WHERE website_id = $1 AND id = $3', number, item.id);
    problems.push(
      ...(await tryAll(name, {
        schema: data,
        good: data.parse({}),
        put: set => send(admin, 'PATCH', `/api/items/${item.id}`, { data: set }),
        look: async () => [
          await page(admin, `/${slug}/one?preview=draft`),
          await page(admin, `/${slug}?preview=draft`),
          await admin.get(`/api/items/${item.id}`),
        ],
      })),
    );
  }
  const published = await admin.post('/api/publishing/revisions', {});
  expect(published.status).toBe(200);
  for (const { name } of recordDefinitions.values())
    for (const path of [`/list-${name}`, `/list-${name}/one`, `/list-${name}?format=rss`]) {
      const { status } = await page(visitor, path);
      if (status >= 500) problems.push(`${status} ${path}`);
    }
  expect(problems).toEqual([]);
});
