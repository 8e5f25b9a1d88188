import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import type { Discount } from '@vitrine/core/discounts/discount.ts';
import type { discountCalls } from '@vitrine/core/discounts/discounts.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { defineJobKind } from '../../jobs/jobs.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { enterCode, makeDiscount, seeDiscount } from './discounts.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  admin = await shop.server.signIn(shop.website);
});

const settings = { name: 'Spring', code: 'SPRING', value: { kind: 'percent', percent: 10_000 } };
type Page = CallReply<typeof discountCalls.list>;
const list = async (query = '') => (await admin.get(`/api/discounts${query}`)).body as Page;
const namesOf = ({ discounts }: Pick<Page, 'discounts'>) => discounts.map(({ name }) => name);

it('DISCOUNT-1: store managers manage discounts; others are refused and nothing is changed', async () => {
  const made = await makeDiscount(shop, settings as never);
  const editor = await shop.server.signIn(shop.website, 'editor');
  const answers = [
    await editor.get('/api/discounts'),
    await editor.post('/api/discounts', { ...settings, code: 'OTHER' }),
    await editor.put(`/api/discounts/${made.id}`, { ...settings, version: 1 }),
    await editor.put(`/api/discounts/${made.id}/pause`, { isPaused: true }),
    await editor.post(`/api/discounts/${made.id}/copy`, {}),
    await editor.delete(`/api/discounts/${made.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await list()).toMatchObject({ discounts: [made], total: 1 });
  const manager = await shop.server.signIn(shop.website, 'storeManager');
  expect((await manager.put(`/api/discounts/${made.id}/pause`, { isPaused: true })).status).toBe(200);
});

it('DISCOUNT-1: each act is in the audit log', async () => {
  const { id } = await makeDiscount(shop, settings as never);
  await admin.put(`/api/discounts/${id}`, { ...settings, version: 1 });
  await admin.put(`/api/discounts/${id}/pause`, { isPaused: true });
  await admin.put(`/api/discounts/${id}/pause`, { isPaused: false });
  await admin.post(`/api/discounts/${id}/copy`, {});
  await admin.delete(`/api/discounts/${id}`);
  await admin.post(`/api/discounts/${id}/restore`, {});
  const acts = await shop.query<{ act: string }>(
    `SELECT act FROM audit_log WHERE website_id = $1 AND act LIKE 'discount.%' ORDER BY id`,
  );
  expect(acts.map(({ act }) => act.replace('discount.', ''))).toEqual([
    'created',
    'changed',
    'paused',
    'resumed',
    'duplicated',
    'deleted',
    'restored',
  ]);
});

it('DISCOUNT-2: a code belongs to one discount, also when two are created at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => admin.post('/api/discounts', { ...settings, code: ' spr ing' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.body]).toMatchObject([409, { error: 'discounts.codeTaken' }]);
  expect(refused?.text).toContain('SPRING');
  const other = await makeDiscount(shop, { ...settings, code: 'OTHER' } as never);
  const changed = await admin.put(`/api/discounts/${other.id}`, { ...settings, version: 1 });
  expect(changed.body).toMatchObject({ error: 'discounts.codeTaken' });
  expect((await seeDiscount(shop, other.id)).code).toBe('OTHER');
});

it('DISCOUNT-3: at most 50 discounts without a code can be in use', async () => {
  const automatic = { ...settings, code: null };
  for (let at = 0; at < 50; at += 1) await makeDiscount(shop, automatic as never);
  const more = await admin.post('/api/discounts', automatic);
  expect([more.status, more.body]).toMatchObject([409, { error: 'discounts.tooManyAutomatic' }]);
  expect((await list()).total).toBe(50);
  const [first] = (await list()).discounts;
  await admin.put(`/api/discounts/${first?.id}/pause`, { isPaused: true });
  await makeDiscount(shop, automatic as never);
  const resumed = await admin.put(`/api/discounts/${first?.id}/pause`, { isPaused: false });
  expect(resumed.body).toMatchObject({ error: 'discounts.tooManyAutomatic' });
});

it.each<[string, object, string]>([
  ['without a name', { name: ' ' }, 'name'],
  ['with a code of one letter', { code: 'A' }, 'code'],
  ['with signs in its code', { code: '<SPRING>' }, 'code'],
  ['of no percent', { value: { kind: 'percent', percent: 0 } }, 'value.percent'],
  ['of more than a hundred percent', { value: { kind: 'percent', percent: 100_001 } }, 'value.percent'],
  ['of a negative amount', { value: { kind: 'amount', amount: -1 } }, 'value.amount'],
  ['of half a cent', { value: { kind: 'amount', amount: 0.5 } }, 'value.amount'],
  ['of an unknown kind', { value: { kind: 'gift' } }, 'value.kind'],
  ['for no pieces', { value: { kind: 'buyGet', buy: 0, get: 1, percent: 1000 } }, 'value.buy'],
  ['with no uses', { uses: 0 }, 'uses'],
  ['for an address that is none', { emails: ['ann'] }, 'emails.0'],
  [
    'that ends before it starts',
    { from: '2030-01-02T00:00:00.000Z', until: '2030-01-01T00:00:00.000Z' },
    'until',
  ],
])('DISCOUNT-1: a discount %s is refused by its field', async (_, more, field) => {
  const answer = await admin.post('/api/discounts', { ...settings, ...more });
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  expect((await list()).total).toBe(0);
});

it('DISCOUNT-6, DISCOUNT-11: the list is searched, filtered by state and sorted by the server, a page at a time', async () => {
  const now = shop.server.services.clock.now().getTime();
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const make = (name: string, more: object) =>
    makeDiscount(shop, { ...settings, name, code: name, ...more } as never);
  await make('ACTIVE', { from: at(-1), until: at(1) });
  await make('SCHEDULED', { from: at(1) });
  await make('ENDED', { until: at(-1) });
  const paused = await make('PAUSED', {});
  await admin.put(`/api/discounts/${paused.id}/pause`, { isPaused: true });
  const usedUp = await make('USED-UP', { uses: 1 });
  await shop.query('UPDATE discounts SET used = 1 WHERE website_id = $1 AND id = $2', usedUp.id);
  for (const [state, name] of Object.entries({
    active: 'ACTIVE',
    scheduled: 'SCHEDULED',
    ended: 'ENDED',
    paused: 'PAUSED',
    usedUp: 'USED-UP',
  })) {
    const page = await list(`?state=${state}`);
    expect([namesOf(page), page.total]).toEqual([[name], 1]);
    expect(page.discounts[0]?.state).toBe(state);
  }
  expect(namesOf(await list('?search=used-'))).toEqual(['USED-UP']);
  expect(namesOf(await list('?search=%25'))).toEqual([]);
  const sorted = ['ACTIVE', 'ENDED', 'PAUSED', 'SCHEDULED', 'USED-UP'];
  const first = await list('?sort=name&limit=2');
  const second = await list(`?sort=name&limit=2&cursor=${first.next}`);
  const third = await list(`?sort=name&limit=2&cursor=${second.next}`);
  expect([first, second, third].flatMap(namesOf)).toEqual(sorted);
  expect([first.previous, third.next]).toEqual([null, null]);
  expect((await admin.get(`/api/discounts?cursor=${first.next}`)).status).toBe(400);
});

it('DISCOUNT-8: a change that is based on an older version is refused', async () => {
  const made = await makeDiscount(shop, settings as never);
  const change = (name: string) => admin.put(`/api/discounts/${made.id}`, { ...settings, name, version: 1 });
  const answers = await Promise.all([change('First'), change('Second')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)?.body as { discount: Discount };
  expect(await seeDiscount(shop, made.id)).toMatchObject({ name: winner.discount.name, version: 2 });
});

it('DISCOUNT-9: a copy is paused, has a code of its own and no uses', async () => {
  const made = await makeDiscount(shop, { ...settings, uses: 3 } as never);
  await shop.query('UPDATE discounts SET used = 2 WHERE website_id = $1 AND id = $2', made.id);
  const codes: unknown[] = [];
  for (let at = 0; at < 2; at += 1) {
    const copied = await admin.post(`/api/discounts/${made.id}/copy`, {});
    const { discount } = copied.body as { discount: Discount };
    expect(discount).toMatchObject({ name: 'Spring', state: 'paused', used: 0, uses: 3 });
    codes.push(discount.code);
  }
  expect(codes).toEqual(['SPRING-2', 'SPRING-3']);
});

it('DISCOUNT-10: a deleted discount no longer applies, lies in the trash, and frees its code', async () => {
  const { variants } = await shop.sell();
  const made = await makeDiscount(shop, settings as never);
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect((await enterCode(visitor, 'SPRING')).discountCents).toBe(185);
  await admin.delete(`/api/discounts/${made.id}`);
  expect((await admin.get(`/api/discounts/${made.id}`)).status).toBe(404);
  expect((await enterCode(visitor, 'SPRING')).discountCents).toBe(0);
  expect((await admin.get('/api/trash?kind=discount')).body).toMatchObject({
    things: [{ kind: 'discount', id: made.id, title: 'Spring', where: 'SPRING' }],
  });
  const other = await makeDiscount(shop, settings as never);
  const restored = await admin.post(`/api/trash/discount/${made.id}/restore`, {});
  expect(restored.body).toMatchObject({ error: 'discounts.codeTaken' });
  await admin.delete(`/api/discounts/${other.id}`);
  expect((await admin.post(`/api/trash/discount/${made.id}/restore`, {})).status).toBe(204);
  expect((await enterCode(visitor, 'SPRING')).discountCents).toBe(185);
  expect((await admin.delete(`/api/trash/discount/${other.id}`)).status).toBe(204);
  expect((await admin.delete(`/api/trash/discount/${made.id}`)).status).toBe(404);
});

it('DISCOUNT-10: after 30 days it is removed for good', async () => {
  const made = await makeDiscount(shop, settings as never);
  await admin.delete(`/api/discounts/${made.id}`);
  shop.server.moveClock({ days: 31 });
  admin = await shop.server.signIn(shop.website);
  expect((await admin.post(`/api/discounts/${made.id}/restore`, {})).status).toBe(404);
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, defineJobKind<object>('discounts.forget'), { websiteId: null, data: {} });
  await shop.server.runJobs();
  expect(await shop.query('SELECT id FROM discounts WHERE website_id = $1')).toEqual([]);
});

it('DISCOUNT-7: uses belong to their own website', async () => {
  const made = await makeDiscount(shop, settings as never);
  const neighbour = await TestShop.on(shop.server);
  const stranger = await neighbour.server.signIn(neighbour.website);
  expect((await stranger.get(`/api/discounts/${made.id}`)).status).toBe(404);
  expect((await stranger.get(`/api/discounts/${made.id}/uses`)).status).toBe(404);
  expect((await stranger.delete(`/api/discounts/${made.id}`)).status).toBe(404);
});
