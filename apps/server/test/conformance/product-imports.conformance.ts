import type { ConformanceFixtures, ConformanceKit } from './conformance-fixture.ts';
import { uploadOf } from './upload-of.ts';

/** The smallest valid products file. */
const file = 'Vitrine 1,Title,Price\nproduct,Vase,10\n';

const startRequest = () => uploadOf('products.csv', file);

async function started({ admin, server }: ConformanceKit): Promise<{ params: { importId: string } }> {
  await server.runJobs();
  const { payload } = await startRequest();
  const answer = await admin.send('POST', '/api/product-imports', {
    body: payload.bytes,
    headers: { 'content-type': payload.contentType },
  });
  if (answer.status !== 200) throw new Error(`The import was answered ${answer.status}: ${answer.text}`);
  return { params: { importId: (answer.body as { import: { id: string } }).import.id } };
}

async function compared(kit: ConformanceKit): Promise<{ params: { importId: string } }> {
  const request = await started(kit);
  await kit.server.runJobs();
  return request;
}

export const fixtures: ConformanceFixtures = {
  'productImports.start': {
    prepare: async ({ server }) => {
      await server.runJobs();
      return startRequest();
    },
  },
  'productImports.products': { prepare: compared },
  'productImports.apply': { prepare: async kit => ({ ...(await compared(kit)), body: {} }) },
  'productImports.stop': { prepare: started },
  'productImports.undo': {
    prepare: async kit => {
      const request = await compared(kit);
      await kit.admin.post(`/api/product-imports/${request.params.importId}/apply`, {});
      await kit.server.runJobs();
      return request;
    },
  },
};
