import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

const named = () => ({ name: newId().slice(0, 20) });

async function aCategory({ admin }: ConformanceKit): Promise<{ params: { categoryId: string } }> {
  const answer = await admin.post('/api/categories', named());
  if (answer.status !== 200) throw new Error(`The category was answered ${answer.status}: ${answer.text}`);
  return { params: { categoryId: (answer.body as { category: { id: string } }).category.id } };
}

export const fixtures: ConformanceFixtures = {
  'categories.get': { prepare: aCategory },
  'categories.create': { prepare: async () => ({ body: named() }) },
  'categories.change': {
    prepare: async kit => ({ ...(await aCategory(kit)), body: { description: 'By hand.' } }),
  },
  'categories.move': {
    prepare: async kit => ({ ...(await aCategory(kit)), body: { parentId: null, index: 0 } }),
  },
  'categories.remove': { prepare: aCategory },
  'categories.restore': {
    prepare: async kit => {
      const request = await aCategory(kit);
      await kit.admin.delete(`/api/categories/${request.params.categoryId}`);
      return request;
    },
  },
};
