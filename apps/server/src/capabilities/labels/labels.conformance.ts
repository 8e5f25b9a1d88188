import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { ordered } from '../../../test/conformance/ordered.ts';

export const fixtures: ConformanceFixtures = {
  'labels.check': {
    prepare: async kit => ({ body: { orderIds: [(await ordered(kit)).params.orderId] } }),
  },
};
