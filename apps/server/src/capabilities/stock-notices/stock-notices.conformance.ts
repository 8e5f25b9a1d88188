import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';

export const fixtures: ConformanceFixtures = {
  'stockNotices.waiting': {
    prepare: async () => ({ params: { productId: newId() } }),
    namesNothing: 'A product that nobody waits for is answered like one of another website: with nobody.',
  },
};
