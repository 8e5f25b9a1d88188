import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';

export const fixtures: ConformanceFixtures = {
  'consents.list': {
    prepare: async () => ({ query: { email: 'visitor@example.com' } }),
    namesNothing: 'It names an email address, which any website may have a record of.',
  },
  'consents.withdrawOwn': {
    prepare: async () => ({ body: { purpose: 'marketing' } }),
    namesNothing: 'It names a purpose, for the person who is signed in.',
  },
};
