import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { Discount } from '@vitrine/core/discounts/discount.ts';
import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { makeDiscount, seeDiscount } from './discounts.fixture.ts';
import toTerms from './migrations/0002-category-terms.sql?raw';

let shop: TestShop;
let admin: TestClient;
let cup: { id: string; variants: string[] };
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  admin = await shop.server.signIn(shop.website);
  cup = await sell('Cup', 'Cups');
});

const tenth = { kind: 'percent', percent: 10_000 };
const gift = { kind: 'buyGet' as const, buy: 1, get: 1, percent: 100_000, maxTimes: null };
const sell = (title: string, category: string) =>
  shop.sell({ title, categories: [category], variants: [{ price: 2000, stock: 100 }] });
const idOf = async (name: string) => {
  const { categories } = (await admin.get('/api/categories')).body as { categories: ListedCategory[] };
  return categories.find(one => one.name === name)?.id ?? '';
};
const discountOn = async ({ variants: [variantId = ''] }: { variants: string[] }, quantity = 1) => {
  const visitor = await shop.visitorWith(variantId, quantity);
  return ((await visitor.get('/api/commerce/shopping-cart')).body as CartReply).discountCents;
};

it('DISCOUNT-12: products are meant however their category is spelled, and after it was renamed', async () => {
  await makeDiscount(shop, { categories: ['cups'] });
  expect([await discountOn(cup), await discountOn(await sell('Mug', 'CUPS'))]).toEqual([200, 200]);
  await admin.patch(`/api/categories/${await idOf('Cups')}`, { name: 'Beakers' });
  expect([await discountOn(cup), await discountOn(await sell('Tumbler', 'cups'))]).toEqual([200, 200]);
  expect(await discountOn(await sell('Bowl', 'Bowls'))).toBe(0);
});

it('DISCOUNT-12: a category means those below it, from the moment it is moved', async () => {
  await admin.post('/api/categories', { name: 'Tableware' });
  await makeDiscount(shop, { categories: ['tableware'] });
  expect(await discountOn(cup)).toBe(0);
  const move = async (parentId: string | null) =>
    admin.post(`/api/categories/${await idOf('Cups')}/move`, { parentId, index: 0 });
  await move(await idOf('Tableware'));
  expect(await discountOn(cup)).toBe(200);
  await move(null);
  expect(await discountOn(cup)).toBe(0);
});

it('DISCOUNT-12: a deleted category has no products, and a restored one has them again', async () => {
  const { id } = await makeDiscount(shop, { categories: ['cups'] });
  const category = await idOf('Cups');
  await admin.delete(`/api/categories/${category}`);
  expect([await discountOn(cup), await discountOn(await sell('Bowl', 'Bowls'))]).toEqual([0, 0]);
  expect((await seeDiscount(shop, id)).categories).toEqual(['cups']);
  await admin.post(`/api/categories/${category}/restore`, {});
  expect(await discountOn(cup)).toBe(200);
});

it('DISCOUNT-12, CART-75: what is given is found by its category in the same way, at most so often per order', async () => {
  await admin.post('/api/categories', { name: 'Gifts' });
  await admin.post(`/api/categories/${await idOf('Cups')}/move`, { parentId: await idOf('Gifts'), index: 0 });
  const bowl = await sell('Bowl', 'Bowls');
  const value = { ...gift, categories: ['gifts'] };
  const { version, id } = await makeDiscount(shop, { name: 'Gift', value });
  const visitor = await shop.visitorWith(bowl.variants[0] ?? '', 3);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: cup.variants[0], quantity: 3 });
  const off = async () =>
    ((await visitor.get('/api/commerce/shopping-cart')).body as CartReply).discountCents;
  expect(await off()).toBe(6000);
  const limited = { name: 'Gift', value: { ...value, maxTimes: 1 }, version };
  expect((await admin.put(`/api/discounts/${id}`, limited)).status).toBe(200);
  expect(await off()).toBe(2000);
});

it('DISCOUNT-13: a category that does not exist is refused with its name, and nothing is changed', async () => {
  const made = await makeDiscount(shop, { categories: ['cups'] });
  const body = { name: 'Spring', value: tenth };
  const given = { ...body, value: { ...gift, categories: ['cupps'] } };
  const answers = [
    await admin.post('/api/discounts', { ...body, categories: ['cups', 'cupps'] }),
    await admin.post('/api/discounts', given),
    await admin.put(`/api/discounts/${made.id}`, { ...body, categories: ['cupps'], version: 1 }),
  ];
  expect(
    answers.map(({ status, body: refused }) => [status, (refused as { errors: object }).errors]),
  ).toEqual([
    [400, { categories: 'There is no category “cupps”. Choose another.' }],
    [400, { 'value.categories': 'There is no category “cupps”. Choose another.' }],
    [400, { categories: 'There is no category “cupps”. Choose another.' }],
  ]);
  expect((await admin.get('/api/discounts')).body).toMatchObject({ discounts: [made], total: 1 });
});

it('DISCOUNT-13: a category that was deleted later stays with its discount, and no other can take it', async () => {
  const { id } = await makeDiscount(shop, { categories: ['cups'] });
  await admin.delete(`/api/categories/${await idOf('Cups')}`);
  const body = { name: 'Renamed', value: tenth, categories: ['cups'] };
  expect((await admin.post('/api/discounts', body)).status).toBe(400);
  const changed = await admin.put(`/api/discounts/${id}`, { ...body, version: 1 });
  expect([changed.status, (changed.body as { discount: Discount }).discount.categories]).toEqual([
    200,
    ['cups'],
  ]);
  expect((await admin.post(`/api/discounts/${id}/copy`, {})).status).toBe(200);
});

it('DISCOUNT-12: the migration turns words into terms, and keeps a word that names no category', async () => {
  const { id } = await makeDiscount(shop, { value: { ...gift, categories: [] } });
  await sell('Glass', 'Fine Glass');
  await admin.patch(`/api/categories/${await idOf('Fine Glass')}`, { name: 'Crystal' });
  const old = { ...gift, productIds: [], categories: ['crystal'], maxTimes: undefined };
  await shop.query(
    `UPDATE discounts SET categories = '{Fine Glass,CUPS,Crystal,Typo}', value = $3 WHERE website_id = $1 AND id = $2`,
    id,
    JSON.stringify(old),
  );
  await shop.server.services.database.query(toTerms);
  expect(await seeDiscount(shop, id)).toMatchObject({
    categories: ['fine-glass', 'cups', 'Typo'],
    value: { categories: ['fine-glass'], maxTimes: null },
  });
});
