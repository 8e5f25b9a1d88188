import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EditedShop, editIn } from '../../../test/edited-shop.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { runEdit } from './run-edit.ts';

let server: TestServer;
let kit: EditedShop;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await EditedShop.on(server);
});

const sized = (...variants: object[]) => ({
  optionNames: ['Size'],
  variants: variants.map((variant, at) => ({ optionValues: [`No. ${at + 1}`], price: 1000, ...variant })),
});

describe('what is done', () => {
  it('EDITS-1: prices are set, and raised and lowered by an amount or by percent, rounded as chosen', async () => {
    const { id } = await kit.shop.sell(sized({ price: 1005 }, { price: 2000 }));
    const after = async (change: Parameters<EditedShop['edit']>[1]) => {
      const edit = await kit.edit({ ids: [id] }, change);
      expect(edit).toMatchObject({ state: 'done', total: 1, done: 1, changed: 1, kept: 0 });
      const prices = await kit.prices(id);
      await kit.undo(edit);
      expect(await kit.prices(id)).toEqual([1005, 2000]);
      return prices;
    };
    expect(await after({ kind: 'setPrice', price: 1500 })).toEqual([1500, 1500]);
    expect(await after({ kind: 'addToPrice', amount: -5 })).toEqual([1000, 1995]);
    expect(await after({ kind: 'scalePrice', percent: 1000 })).toEqual([1106, 2200]);
    expect(await after({ kind: 'scalePrice', percent: 1000, rounding: 'whole' })).toEqual([1100, 2200]);
    expect(await after({ kind: 'scalePrice', percent: 1000, rounding: 'ninetyNine' })).toEqual([1099, 2199]);
  });

  it('EDITS-1: a sale begins with its dates and ends', async () => {
    const { id } = await kit.shop.sell(sized({ price: 1005 }, { price: 2000 }));
    const until = '2026-12-24T00:00:00.000Z';
    await kit.edit({ ids: [id] }, { kind: 'beginSale', percent: 2000, until });
    expect((await kit.product(id)).variants).toMatchObject([
      { price: 1005, salePrice: 804, isOnSale: true, saleFrom: null, saleUntil: until },
      { price: 2000, salePrice: 1600, isOnSale: true, saleFrom: null, saleUntil: until },
    ]);
    const ended = await kit.edit({ ids: [id] }, { kind: 'endSale' });
    expect((await kit.product(id)).variants).toMatchObject([
      { isOnSale: false, saleUntil: null },
      { isOnSale: false, saleUntil: null },
    ]);
    await kit.undo(ended);
    expect((await kit.product(id)).variants[1]).toMatchObject({
      salePrice: 1600,
      isOnSale: true,
      saleUntil: until,
    });
  });

  it('EDITS-1: visibility, tags, categories and the tax class are changed, and searches follow at once', async () => {
    const { id } = await kit.shop.sell({ title: 'Vase', tags: ['Blue'], categories: ['Vases'] });
    const ids = [id];
    await kit.edit({ ids }, { kind: 'addTag', name: 'Gift' });
    await kit.edit({ ids }, { kind: 'removeTag', name: 'blue' });
    await kit.edit({ ids }, { kind: 'addCategory', name: 'Autumn' });
    const removed = await kit.edit({ ids }, { kind: 'removeCategory', name: 'Vases' });
    await kit.edit({ ids }, { kind: 'setTaxClass', taxClass: 'reduced' });
    const hidden = await kit.edit({ ids }, { kind: 'setState', state: 4 });
    expect(await kit.product(id)).toMatchObject({
      tags: ['Gift'],
      categories: ['Autumn'],
      taxClass: 'reduced',
      state: 4,
    });
    const found = await kit.admin.get('/api/products?category=autumn&tag=gift');
    expect(found.body).toMatchObject({ total: 1 });
    await kit.undo(hidden);
    expect((await kit.product(id)).state).toBe(1);
    // Hidden and shown again, it was changed since: its category stays away.
    expect(await kit.undo(removed)).toMatchObject({ state: 'undone', undone: 0, undoKept: 1 });
    expect((await kit.product(id)).categories).toEqual(['Autumn']);
  });

  it('EDITS-1: stock is set and added to, with the reason and the person in its history', async () => {
    const { id, variants } = await kit.shop.sell(sized({ stock: 3 }, { stock: 8 }));
    await kit.edit({ ids: [id] }, { kind: 'addToStock', change: 5, reason: 'received' });
    await kit.edit({ ids: [id] }, { kind: 'setStock', onHand: 10 });
    const history = await kit.admin.get(`/api/inventory/movements?variant=${variants[0]}`);
    expect((history.body as { movements: object[] }).movements).toMatchObject([
      { change: 2, onHand: 10, reason: 'counted', actor: kit.admin.account.email },
      { change: 5, onHand: 8, reason: 'received', actor: kit.admin.account.email },
      { change: 3, reason: 'set' },
    ]);
  });

  it('EDITS-1: all that match the filters of the list are edited, and no other', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 120; at += 1)
      ids.push((await kit.shop.sell({ title: `Bowl ${at}`, categories: at % 2 ? ['Odd'] : [] })).id);
    const edit = await kit.edit(
      { filter: { category: 'Odd', search: 'bowl' } },
      { kind: 'addToPrice', amount: 50 },
    );
    expect(edit).toMatchObject({ state: 'done', total: 60, done: 60, changed: 60 });
    const [even = '', odd = ''] = ids;
    expect([await kit.prices(even), await kit.prices(odd)]).toEqual([[1850], [1900]]);
    expect(await kit.undo(edit)).toMatchObject({ state: 'undone', undone: 60, undoKept: 0 });
    expect(await kit.prices(odd)).toEqual([1850]);
  });
});

describe('what stays', () => {
  it('EDITS-2: a preview shows how many match and what would become of the first, and changes nothing', async () => {
    const { id } = await kit.shop.sell({ title: 'Vase' });
    await kit.shop.sell({ title: 'Ash jar', variants: [{ price: 300, stock: 1 }] });
    const change = { kind: 'addToPrice', amount: -500 };
    const answer = await kit.admin.post('/api/product-edits/preview', { selection: { filter: {} }, change });
    expect(answer.body).toMatchObject({
      total: 2,
      isMore: false,
      currency: 'EUR',
      products: [
        { title: 'Ash jar', state: 'kept', why: 'belowZero' },
        {
          title: 'Vase',
          state: 'changed',
          before: { variants: [{ price: 1850 }] },
          after: { variants: [{ price: 1350 }] },
        },
      ],
    });
    expect(await kit.prices(id)).toEqual([1850]);
    expect((await kit.admin.get('/api/product-edits')).body).toMatchObject({ edits: [], total: 0 });
  });

  it('EDITS-2: a product that cannot be changed stays as it is with all of its variants, and is listed with the reason', async () => {
    const { id } = await kit.shop.sell(sized({ price: 1000 }, { price: 300 }));
    const onSale = await kit.shop.sell({ variants: [{ price: 2000, salePrice: 1700, isOnSale: true }] });
    const digital = await kit.shop.sell({ type: 2, variants: [{ price: 900 }] });
    const ids = [id, onSale.id, digital.id];
    const edit = await kit.edit({ ids }, { kind: 'addToPrice', amount: -400 });
    expect(edit).toMatchObject({ state: 'done', total: 3, done: 3, changed: 1, kept: 2 });
    expect((await kit.products(edit, 'kept')).map(one => [one.productId, one.why])).toEqual([
      [id, 'belowZero'],
      [onSale.id, 'belowSale'],
    ]);
    expect(await kit.prices(id)).toEqual([1000, 300]);
    const stock = await kit.edit({ ids }, { kind: 'addToStock', change: 1 });
    expect((await kit.products(stock, 'kept')).map(({ why }) => why)).toEqual([
      'unlimited',
      'unlimited',
      'digital',
    ]);
    const again = await kit.edit({ ids: [id] }, { kind: 'setState', state: 1 });
    expect(again).toMatchObject({ state: 'done', done: 1, changed: 0, kept: 0 });
    expect((await kit.product(id)).version).toBe(1);
    const nothing = await kit.admin.post(`/api/product-edits/${again.id}/undo`);
    expect([nothing.status, nothing.body]).toMatchObject([409, { error: 'productEdits.notToUndo' }]);
  });

  it('EDITS-2: one product that the store refuses does not hold up the others', async () => {
    const image = await server.createWebsite();
    const lost = await kit.shop.sell({ title: 'Lost picture' });
    const vase = await kit.shop.sell({ title: 'Vase' });
    await kit.shop.query(
      `UPDATE products SET image_ids = ARRAY[$3] WHERE website_id = $1 AND id = $2`,
      lost.id,
      image.id,
    );
    const edit = await kit.edit({ ids: [lost.id, vase.id] }, { kind: 'addTag', name: 'Gift' });
    expect(edit).toMatchObject({ changed: 1, kept: 1 });
    expect(await kit.products(edit, 'kept')).toMatchObject([{ title: 'Lost picture', why: 'refused' }]);
    expect((await kit.product(vase.id)).tags).toEqual(['Gift']);
  });

  it('EDITS-2: a change that no product can have is refused, and nothing begins', async () => {
    for (const change of [
      { kind: 'setPrice', price: -1 },
      { kind: 'beginSale', percent: 10_000 },
      { kind: 'beginSale', percent: 1000, from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' },
      { kind: 'addTag', name: ' ' },
      { kind: 'setStock', onHand: -1 },
      { kind: 'delete' },
    ]) {
      const answer = await kit.admin.post('/api/product-edits', { selection: { filter: {} }, change });
      expect(answer.status, JSON.stringify(change)).toBe(400);
    }
    expect((await kit.admin.get('/api/product-edits')).body).toMatchObject({ total: 0 });
  });

  it('EDITS-4: a product that somebody changed or deleted since the edit began is left as it is, and listed', async () => {
    const changed = await kit.shop.sell({ title: 'Changed' });
    const deleted = await kit.shop.sell({ title: 'Deleted' });
    const rest = await kit.shop.sell({ title: 'Rest' });
    const begun = editIn(await kit.begin({ filter: {} }, { kind: 'setPrice', price: 500 }));
    // It has noted its products, and its process stops before the first batch.
    let steps = 0;
    const isStopping = () => ++steps > 1;
    await expect(runEdit(server.context(kit.shop.website), begun.id, isStopping)).rejects.toThrow(
      'server stops',
    );
    await kit.admin.patch(`/api/products/${changed.id}`, { excerpt: 'By hand.' });
    await kit.admin.delete(`/api/products/${deleted.id}`);
    await server.runJobs();
    expect(await kit.see(begun.id)).toMatchObject({ state: 'done', total: 3, changed: 1, kept: 2 });
    const kept = await kit.products(begun, 'kept');
    expect(kept.map(({ title, why }) => [title, why])).toEqual([
      ['Changed', 'changed'],
      ['Deleted', 'deleted'],
    ]);
    expect([await kit.prices(changed.id), await kit.prices(rest.id)]).toEqual([[1850], [500]]);
  });
});

it('EDITS-6: undo restores what nobody changed since, lists the others, and what was sold stays sold', async () => {
  const first = await kit.shop.sell({ title: 'First', variants: [{ price: 1000, stock: 5 }] });
  const second = await kit.shop.sell({ title: 'Second', variants: [{ price: 1000, stock: 5 }] });
  const edit = await kit.edit({ filter: {} }, { kind: 'addToStock', change: 4, reason: 'received' });
  await kit.shop.order(await kit.shop.visitorWith(first.variants[0] ?? '', 3));
  await kit.admin.patch(`/api/products/${second.id}`, { excerpt: 'By hand.' });
  expect(await kit.undo(edit)).toMatchObject({ state: 'undone', undone: 1, undoKept: 1 });
  expect(await kit.products(edit, 'undoKept')).toMatchObject([{ title: 'Second', why: 'changed' }]);
  expect((await kit.shop.stockOf(first.variants[0] ?? '')).on_hand).toBe(2);
  expect((await kit.shop.stockOf(second.variants[0] ?? '')).on_hand).toBe(9);
  const history = await kit.admin.get(`/api/inventory/movements?variant=${first.variants[0]}`);
  expect((history.body as { movements: object[] }).movements).toMatchObject([
    { change: -4, onHand: 2, reason: 'undone' },
    { change: -3, reason: 'sold' },
    { change: 4, reason: 'received' },
    { change: 5, reason: 'set' },
  ]);
  const again = await kit.admin.post(`/api/product-edits/${edit.id}/undo`);
  expect([again.status, again.body]).toMatchObject([409, { error: 'productEdits.notToUndo' }]);
});

it('EDITS-6: stock that was sold below what the edit added stays, and is listed', async () => {
  const { variants } = await kit.shop.sell({ variants: [{ price: 1000, stock: 0 }] });
  const edit = await kit.edit({ filter: {} }, { kind: 'addToStock', change: 4, reason: 'received' });
  await kit.shop.order(await kit.shop.visitorWith(variants[0] ?? '', 1));
  expect(await kit.undo(edit)).toMatchObject({ undone: 0, undoKept: 1 });
  expect(await kit.products(edit, 'undoKept')).toMatchObject([{ why: 'belowZero' }]);
  expect((await kit.shop.stockOf(variants[0] ?? '')).on_hand).toBe(3);
});

it('EDITS-7: edits are listed for 30 days, and only for people who may change products of this website', async () => {
  await kit.shop.sell();
  const edit = await kit.edit({ filter: {} }, { kind: 'addTag', name: 'Gift' });
  const other = await EditedShop.on(server);
  expect((await other.admin.get('/api/product-edits')).body).toMatchObject({ edits: [] });
  expect((await other.admin.get(`/api/product-edits/${edit.id}/products`)).status).toBe(404);
  expect((await other.admin.post(`/api/product-edits/${edit.id}/undo`)).status).toBe(404);
  expect((await other.admin.post(`/api/product-edits/${edit.id}/stop`)).status).toBe(404);
  const editor = await server.signIn(kit.shop.website, 'editor');
  expect((await editor.get('/api/product-edits')).status).toBe(403);
  const refused = await editor.post('/api/product-edits', {
    selection: { filter: {} },
    change: { kind: 'endSale' },
  });
  expect(refused.status).toBe(403);
  const kept = async () => {
    await server.services.jobs.enqueue(
      server.services.database,
      { name: 'productEdits.forget' },
      { websiteId: null, data: {} },
    );
    await server.runJobs();
    const sql =
      'SELECT (SELECT count(*) FROM edited_products WHERE website_id = $1)::int AS products FROM product_edits WHERE website_id = $1';
    return kit.shop.query(sql);
  };
  expect(await kept()).toEqual([{ products: 1 }]);
  server.moveClock({ days: 31 });
  expect(await kept()).toEqual([]);
});
