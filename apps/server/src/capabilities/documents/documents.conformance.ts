import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { ordered } from '../../../test/conformance/ordered.ts';

export const fixtures: ConformanceFixtures = {
  'documents.ofOrder': { prepare: ordered },
  'documents.ofPeriod': { prepare: async () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }) },
  'documents.invoice': { prepare: ordered },
};
