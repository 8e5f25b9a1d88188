import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

async function anEdit({ admin, server }: ConformanceKit): Promise<{ params: { editId: string } }> {
  const product = await admin.post('/api/products', { title: 'Vase', variants: [{ price: 100 }] });
  const { id } = (product.body as { product: { id: string } }).product;
  await server.runJobs();
  const answer = await admin.post('/api/product-edits', wanted(id));
  if (answer.status !== 200) throw new Error(`The edit was answered ${answer.status}: ${answer.text}`);
  return { params: { editId: (answer.body as { edit: { id: string } }).edit.id } };
}

const wanted = (id: string) => ({ selection: { ids: [id] }, change: { kind: 'addTag', name: 'New' } });

const namesNothing = 'It finds the products of its own website alone.';

export const fixtures: ConformanceFixtures = {
  'productEdits.preview': { prepare: async () => ({ body: wanted('a'.repeat(24)) }), namesNothing },
  'productEdits.start': {
    prepare: async ({ server }) => {
      await server.runJobs();
      return { body: wanted('a'.repeat(24)) };
    },
    namesNothing,
  },
  'productEdits.products': { prepare: anEdit },
  'productEdits.stop': { prepare: anEdit },
  'productEdits.undo': {
    prepare: async kit => {
      const request = await anEdit(kit);
      await kit.server.runJobs();
      return request;
    },
  },
};
