import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { ordered } from '../../../test/conformance/ordered.ts';

export const fixtures: ConformanceFixtures = {
  'ledger.ofOrder': { prepare: ordered },
  'ledger.figures': {
    prepare: async () => ({ query: { year: '2026' } }),
    namesNothing: 'It names a period.',
  },
};
