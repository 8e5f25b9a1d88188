import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';

export const fixtures: ConformanceFixtures = {
  'launch.confirm': {
    prepare: async () => ({ params: { item: 'delivery' }, body: { isDone: true } }),
    namesNothing: 'the items of the launch list are the same on every website',
  },
  'launch.launch': {
    prepare: async ({ admin }) => {
      await admin.patch('/api/website/settings', { settings: { contactEmail: 'owner@example.com' } });
      return {};
    },
  },
};
