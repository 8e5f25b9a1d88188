import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';

export const fixtures: ConformanceFixtures = {
  'overview.get': {
    prepare: async () => ({ query: { period: 'week' } }),
    namesNothing: 'It names a period.',
  },
};
