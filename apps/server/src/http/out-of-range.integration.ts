import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeKit, requestOf, sendCall } from '../../test/conformance/call-kit.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { type RowWatch, watchRows } from '../../test/watch-rows.ts';
import { capabilities } from '../capabilities.ts';

let server: TestServer;
let rows: RowWatch;
beforeAll(async () => {
  server = await startTestServer();
  rows = await watchRows(server);
});
afterAll(() => server?.stop());

const calls = capabilities.flatMap(capability => capability.calls ?? []).map(bound => bound.call);
const tooLarge = 2 ** 31;
const yearZero = '0000-01-01T00:00:00.000Z';

/** The call, the path of the field in its body or query, and the value. */
it.each([
  ['products.create', 'publishAt', yearZero],
  ['products.create', 'publishAt', '+275760-09-13T00:00:00.000Z'],
  ['products.create', 'variants.0.saleFrom', yearZero],
  ['products.create', 'variants.0.saleUntil', '-000001-01-01T00:00:00.000Z'],
  ['products.update', 'version', tooLarge],
  ['donations.change', 'version', tooLarge],
  ['discounts.update', 'version', -1],
  ['discounts.create', 'from', yearZero],
  ['collections.changeItem', 'publishedAt', yearZero],
  ['collections.move', 'index', tooLarge],
  ['categories.move', 'index', tooLarge],
  ['publishing.publishOne', 'at', yearZero],
  ['publishing.list', 'query.before', String(tooLarge)],
  ['pages.change', 'baseVersion', tooLarge],
  ['productEdits.preview', 'change.from', yearZero],
  ['giftCards.issue', 'sendOn', '0000-01-01'],
  ['giftCards.issue', 'validUntil', '9999-12-31'],
  ['giftCards.setValidity', 'validUntil', '0000-01-01'],
  ['draftOrders.create', 'lines.0.quantity', 0],
  ['draftOrders.save', 'version', tooLarge],
  ['pointOfSale.park', 'lines.0.quantity', 0],
  ['pointOfSale.day', 'query.day', '0000-01-01'],
  ['documents.ofPeriod', 'query.from', '0000-01-01'],
  ['orderEdits.save', 'version', tooLarge],
  ['emails.save', 'version', tooLarge],
  ['emails.reset', 'version', tooLarge],
] as const)('HTTP-29: %s refuses %s %s by its field, and nothing changes', async (name, field, value) => {
  const call = calls.find(one => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  const kit = await makeKit(server);
  const good = await requestOf(call, kit);
  const path = field.replace('query.', '').split('.');
  const request = field.startsWith('query.')
    ? { ...good, query: { ...good.query, [path[0] ?? '']: String(value) } }
    : { ...good, body: withValue(changesOf(name, good.body), path, value) };
  await rows.changed();
  const answer = await sendCall(call, kit.admin, request);
  expect([answer.status, Object.keys((answer.body as { errors?: object }).errors ?? {})]).toEqual([
    400,
    [path.join('.')],
  ]);
  expect(await rows.changed()).toEqual([]);
});

/** Of the kinds of changes to products, the one that has a moment. */
function changesOf(name: string, body: unknown): unknown {
  if (name !== 'productEdits.preview') return body;
  const change = { kind: 'beginSale', percent: 1000, rounding: 'exact', from: null, until: null };
  return { ...(body as object), change };
}

function withValue(into: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const part = rest.length === 0 ? value : withValue((into as Record<string, unknown>)[name], rest, value);
  return Array.isArray(into) ? into.with(Number(name), part) : { ...(into as object), [name]: part };
}
