import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

const body = { title: 'A new kiln' };

async function fundParams({ admin }: ConformanceKit): Promise<{ params: { fundId: string } }> {
  const answer = await admin.post('/api/donation-funds', body);
  if (answer.status !== 200) throw new Error(`The fund was answered ${answer.status}: ${answer.text}`);
  return { params: { fundId: (answer.body as { fund: { id: string } }).fund.id } };
}

export const fixtures: ConformanceFixtures = {
  'donations.fund': { prepare: fundParams },
  'donations.create': { prepare: async () => ({ body }) },
  'donations.change': {
    prepare: async kit => ({ ...(await fundParams(kit)), body: { ...body, version: 1 } }),
  },
};
