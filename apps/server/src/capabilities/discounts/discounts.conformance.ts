import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

const settings = () => ({
  name: 'Spring',
  code: newId(),
  value: { kind: 'percent', percent: 10_000 },
});

async function discountParams({ admin }: ConformanceKit): Promise<{ params: { discountId: string } }> {
  const answer = await admin.post('/api/discounts', settings());
  if (answer.status !== 200) throw new Error(`The discount was answered ${answer.status}: ${answer.text}`);
  return { params: { discountId: (answer.body as { discount: { id: string } }).discount.id } };
}

export const fixtures: ConformanceFixtures = {
  'discounts.get': { prepare: discountParams },
  'discounts.create': { prepare: async () => ({ body: settings() }) },
  'discounts.update': {
    prepare: async kit => ({ ...(await discountParams(kit)), body: { ...settings(), version: 1 } }),
  },
  'discounts.pause': {
    prepare: async kit => ({ ...(await discountParams(kit)), body: { isPaused: true } }),
  },
  'discounts.duplicate': { prepare: discountParams },
  'discounts.remove': { prepare: discountParams },
  'discounts.restore': {
    prepare: async kit => {
      const request = await discountParams(kit);
      await kit.admin.delete(`/api/discounts/${request.params.discountId}`);
      return request;
    },
  },
  'discounts.uses': { prepare: discountParams },
};
