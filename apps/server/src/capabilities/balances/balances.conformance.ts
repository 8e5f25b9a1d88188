import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

/** An order of one custom item for 5.00, on invoice. */
async function placed({ admin }: ConformanceKit) {
  const line = {
    id: newId(),
    variantId: null,
    custom: { title: 'Engraving', taxClass: 'standard', isShipped: false },
    quantity: 1,
    unitPrice: 500,
  };
  await admin.patch('/api/website/settings', {
    settings: { store: { isOpen: true, currency: 'USD', countries: ['US', 'DE'] } },
  });
  const customer = { email: 'ada@example.com', name: 'Ada', country: 'US' };
  const made = await admin.post('/api/draft-orders', { customer, lines: [line] });
  const { id, version, total } = (made.body as { draft: { id: string; version: number; total: number } })
    .draft;
  const answer = await admin.post(`/api/draft-orders/${id}/place`, { version, total, payment: 'invoice' });
  if (answer.status !== 200) throw new Error(`The order was answered ${answer.status}: ${answer.text}`);
  return { params: { orderId: (answer.body as { order: { orderId: string } }).order.orderId } };
}

export const fixtures: ConformanceFixtures = {
  'balances.get': { prepare: placed },
  'balances.offerLink': {
    prepare: async kit => ({ ...(await placed(kit)), body: { version: 0, amount: 500 } }),
  },
  'balances.withdrawLink': { prepare: placed },
};
