import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

const content = () => ({
  customer: { email: 'ada@example.com', name: 'Ada', country: 'US' },
  lines: [
    {
      id: newId(),
      variantId: null,
      custom: { title: 'Engraving', taxClass: 'standard', isShipped: false },
      quantity: 1,
      unitPrice: 500,
    },
  ],
});

async function draftParams({ admin }: ConformanceKit): Promise<{ params: { draftId: string } }> {
  const answer = await admin.post('/api/draft-orders', content());
  if (answer.status !== 200) throw new Error(`The draft was answered ${answer.status}: ${answer.text}`);
  return { params: { draftId: (answer.body as { draft: { id: string } }).draft.id } };
}

export const fixtures: ConformanceFixtures = {
  'draftOrders.create': { prepare: async () => ({ body: content() }) },
  'draftOrders.get': { prepare: draftParams },
  'draftOrders.save': {
    prepare: async kit => ({ ...(await draftParams(kit)), body: { ...content(), version: 1 } }),
  },
  'draftOrders.place': {
    prepare: async kit => ({
      ...(await draftParams(kit)),
      body: { version: 1, total: 500, payment: 'invoice' },
    }),
  },
  'draftOrders.sendLink': {
    prepare: async kit => ({ ...(await draftParams(kit)), body: { version: 1, total: 500 } }),
  },
  'draftOrders.remove': { prepare: draftParams },
  'draftOrders.restore': {
    prepare: async kit => {
      const request = await draftParams(kit);
      await kit.admin.delete(`/api/draft-orders/${request.params.draftId}`);
      return request;
    },
  },
};
