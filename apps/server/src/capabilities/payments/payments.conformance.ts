import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';

const namesNothing = 'the ways to pay are the same on every website';
const params = { method: 'test', secret: 'signingSecret' };
const value = 'a secret of the suite';

export const fixtures: ConformanceFixtures = {
  'payments.changeMethod': {
    prepare: async () => ({ params: { method: 'manual' }, body: { isEnabled: true } }),
    namesNothing,
  },
  'payments.setSecret': { prepare: async () => ({ params, body: { value } }), namesNothing },
  'payments.removeSecret': {
    prepare: async ({ admin }) => {
      await admin.put('/api/payments/methods/test/secrets/signingSecret', { value });
      return { params };
    },
  },
};
