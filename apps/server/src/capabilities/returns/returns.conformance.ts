import { newId } from '@vitrine/core/id/id.ts';
import type { ReturnState } from '@vitrine/core/returns/return.ts';
import type {
  ConformanceFixture,
  ConformanceFixtures,
  ConformanceKit,
} from '../../../test/conformance/conformance-fixture.ts';
import { ordered } from '../../../test/conformance/ordered.ts';
import { readOrder } from '../orders/index.ts';
import { insertReturn, readReturn, updateReturn } from './returns.store.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

/** A return of a paid order. */
async function returned(kit: ConformanceKit, state: ReturnState) {
  const { params } = await ordered(kit);
  const { admin, context } = kit;
  const { clock, database, website } = context;
  const { orderId } = params;
  await admin.post(`/api/orders/${orderId}/payment`, {});
  const order = await readOrder(database, website.id, orderId);
  const lineId = order?.lines[0]?.id ?? '';
  const id = newId();
  const line = { lineId, reason: 'Other', asked: 1, accepted: null, received: null, isRestocked: false };
  await insertReturn(database, website.id, {
    ...{ id, order_id: orderId, serial: 1, comment: '', now: clock.now() },
    lines: [line],
  });
  const row = await readReturn(database, website.id, id);
  const count = (isDone: boolean) => (isDone ? 1 : null);
  const lines = [{ ...line, accepted: count(state !== 'asked'), received: count(state === 'received') }];
  if (row && state !== 'asked')
    await updateReturn(database, website.id, { row, to: state, lines, now: clock.now() });
  return { params: { returnId: id }, orderId, lineId };
}

/** What a return is registered of: an order that was sent, in a shop that takes returns. */
async function returnable(kit: ConformanceKit) {
  const { params } = await ordered(kit);
  const { admin, context } = kit;
  const { settings } = (await admin.get('/api/website/settings')).body as { settings: { store: object } };
  const store = { ...settings.store, returns: { isOffered: true, days: 30 } };
  await admin.patch('/api/website/settings', { settings: { store } });
  await admin.post(`/api/orders/${params.orderId}/payment`, {});
  await admin.post(`/api/orders/${params.orderId}/fulfilment`, {});
  const order = await readOrder(context.database, context.website.id, params.orderId);
  const line = { lineId: order?.lines[0]?.id ?? '', quantity: 1, reason: 'Changed my mind' };
  return { params, body: { returnId: newId(), lines: [line] } };
}

async function withdrawn({ context: { clock, database, website } }: ConformanceKit) {
  const id = newId();
  const declared = { id, name: 'Ann Lee', email: 'ann@example.com', number: '1', items: '' };
  await insertWithdrawal(database, website.id, { ...declared, orderId: null, at: clock.now() });
  return { params: { withdrawalId: id } };
}

function changing(state: ReturnState, bodyOf: (lineId: string) => object): ConformanceFixture {
  return {
    prepare: async kit => {
      const { params, lineId } = await returned(kit, state);
      return { params, body: bodyOf(lineId) };
    },
  };
}

export const fixtures: ConformanceFixtures = {
  'returns.list': { prepare: async kit => ({ query: (await returned(kit, 'asked')) && {} }) },
  'returns.ofOrder': {
    prepare: async kit => ({ params: { orderId: (await returned(kit, 'asked')).orderId } }),
  },
  'returns.create': { prepare: returnable },
  'returns.accept': changing('asked', lineId => ({ lines: [{ lineId, quantity: 1 }] })),
  'returns.decline': changing('asked', () => ({ answer: 'It was worn.' })),
  'returns.receive': changing('accepted', lineId => ({
    lines: [{ lineId, quantity: 1, isRestocked: true }],
  })),
  'returns.refund': changing('received', () => ({})),
  'withdrawals.list': { prepare: async kit => ({ query: (await withdrawn(kit)) && {} }) },
  'withdrawals.change': {
    prepare: async kit => ({ ...(await withdrawn(kit)), body: { isClosed: true } }),
  },
  'returns.close': changing('accepted', () => ({ answer: 'Nothing arrived.' })),
};
