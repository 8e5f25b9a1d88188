import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { beginArchive } from './begin-archive.ts';

export const fixtures: ConformanceFixtures = {
  'exporting.begin': { prepare: async ({ website }) => ({ params: { websiteId: website.id } }) },
  'exporting.list': { prepare: async ({ website }) => ({ params: { websiteId: website.id } }) },
  'exporting.cancel': {
    prepare: async ({ context, website }) => {
      const archive = await beginArchive(context, website.id);
      if (!archive.ok) throw new Error(englishOf(archive.error));
      return { params: { websiteId: website.id, archiveId: archive.value.id } };
    },
  },
};
