import type { ConformanceFixtures, ConformanceKit } from './conformance-fixture.ts';
import { uploadOf } from './upload-of.ts';

/** The smallest valid export. */
const catalogue = 'ID,Type,SKU,Name,Published,Regular price\n1,simple,VASE,Vase,1,10\n';

const startRequest = () => uploadOf('products.csv', catalogue);

async function started({ admin }: ConformanceKit): Promise<{ params: { importId: string } }> {
  const { payload } = await startRequest();
  const answer = await admin.send('POST', '/api/imports', {
    body: payload.bytes,
    headers: { 'content-type': payload.contentType },
  });
  if (answer.status !== 200) throw new Error(`The import was answered ${answer.status}: ${answer.text}`);
  return { params: { importId: (answer.body as { import: { id: string } }).import.id } };
}

/** Nothing can be chosen while an import is in progress. */
async function finished(kit: ConformanceKit): Promise<{ params: { importId: string } }> {
  const request = await started(kit);
  await kit.admin.post(`/api/imports/${request.params.importId}/cancel`);
  return request;
}

export const fixtures: ConformanceFixtures = {
  'importing.start': { prepare: startRequest },
  'importing.get': { prepare: started },
  'importing.cancel': { prepare: started },
  'importing.choose': {
    prepare: async kit => ({ ...(await finished(kit)), body: { version: 'mine' } }),
  },
};
