import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

/** The order of a draft of one custom item for 5.00. */
async function placed({ admin }: ConformanceKit) {
  const line = {
    id: newId(),
    variantId: null,
    custom: { title: 'Engraving', taxClass: 'standard', isShipped: true },
    quantity: 1,
    unitPrice: 500,
  };
  const customer = {
    email: 'ada@example.com',
    name: 'Ada',
    country: 'US',
    line1: 'Main 1',
    postalCode: '97204',
    city: 'Portland',
    region: 'OR',
  };
  const shipping = { kind: 'custom', name: 'Post', amount: 0 };
  await admin.patch('/api/website/settings', {
    settings: { store: { isOpen: true, currency: 'USD', countries: ['US', 'DE'] } },
  });
  const made = await admin.post('/api/draft-orders', { customer, lines: [line], shipping });
  const { id, version, total } = (made.body as { draft: { id: string; version: number; total: number } })
    .draft;
  const answer = await admin.post(`/api/draft-orders/${id}/place`, { version, total, payment: 'invoice' });
  if (answer.status !== 200) throw new Error(`The order was answered ${answer.status}: ${answer.text}`);
  const { orderId } = (answer.body as { order: { orderId: string } }).order;
  return { params: { orderId }, edit: { quantities: [{ lineId: line.id, quantity: 2 }] } };
}

export const fixtures: ConformanceFixtures = {
  'orderEdits.get': { prepare: async kit => ({ params: (await placed(kit)).params }) },
  'orderEdits.preview': {
    prepare: async kit => {
      const { params, edit } = await placed(kit);
      return { params, body: edit };
    },
  },
  'orderEdits.save': {
    prepare: async kit => {
      const { params, edit } = await placed(kit);
      return { params, body: { ...edit, editId: newId(), version: 0, total: 1000 } };
    },
  },
};
