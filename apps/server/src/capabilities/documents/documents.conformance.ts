import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { ordered } from '../../../test/conformance/ordered.ts';

export const fixtures: ConformanceFixtures = {
  'documents.ofOrder': { prepare: ordered },
  'documents.invoice': { prepare: ordered },
};
