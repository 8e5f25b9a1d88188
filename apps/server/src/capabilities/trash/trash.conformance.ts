import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type {
  ConformanceFixture,
  ConformanceFixtures,
} from '../../../test/conformance/conformance-fixture.ts';

const aDeletedPage: ConformanceFixture = {
  prepare: async ({ admin }) => {
    const body = { type: collectionTypes.page, title: `Gone ${newId()}` };
    const added = await admin.post('/api/collections', body);
    const thingId = (added.body as { collection: { id: string } }).collection.id;
    await admin.delete(`/api/collections/${thingId}`);
    return { params: { kind: 'page', thingId } };
  },
};

export const fixtures: ConformanceFixtures = {
  'trash.restore': aDeletedPage,
  'trash.remove': aDeletedPage,
};
