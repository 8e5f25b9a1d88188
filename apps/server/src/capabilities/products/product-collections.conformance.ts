import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

const rule = { isAny: false, conditions: [{ kind: 'sale' }], order: 'newest' };

async function aCollection({ admin }: ConformanceKit): Promise<{ params: { collectionId: string } }> {
  const answer = await admin.post('/api/product-collections', { name: 'Gifts' });
  if (answer.status !== 200) throw new Error(`The collection was answered ${answer.status}: ${answer.text}`);
  return { params: { collectionId: (answer.body as { collection: { id: string } }).collection.id } };
}

export const fixtures: ConformanceFixtures = {
  'productCollections.get': { prepare: aCollection },
  'productCollections.create': { prepare: async () => ({ body: { name: 'Gifts' } }) },
  'productCollections.change': {
    prepare: async kit => ({ ...(await aCollection(kit)), body: { description: 'By hand.', rule } }),
  },
  'productCollections.products': { prepare: aCollection },
  'productCollections.arrange': {
    prepare: async kit => ({ ...(await aCollection(kit)), body: { productIds: [] } }),
  },
  'productCollections.preview': { prepare: async () => ({ body: { rule } }) },
  'productCollections.remove': { prepare: aCollection },
  'productCollections.restore': {
    prepare: async kit => {
      const request = await aCollection(kit);
      await kit.admin.delete(`/api/product-collections/${request.params.collectionId}`);
      return request;
    },
  },
};
