import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { addDomain } from './index.ts';

export const fixtures: ConformanceFixtures = {
  'tenancy.createWebsite': {
    prepare: async () => ({ body: { title: 'New', subdomain: `new-${newId().slice(-12)}` } }),
  },
  'tenancy.deleteWebsite': { prepare: async ({ website }) => ({ params: { websiteId: website.id } }) },
  'tenancy.restoreWebsite': { prepare: async ({ website }) => ({ params: { websiteId: website.id } }) },
  'tenancy.changeSettings': {
    prepare: async () => ({ body: { title: 'New', settings: { tagline: 'New' } } }),
  },
  'tenancy.renameSubdomain': {
    prepare: async () => ({ body: { subdomain: `new-${newId().slice(-12)}` } }),
  },
  'tenancy.addDomain': {
    prepare: async () => ({ body: { host: `${newId()}.example` } }),
  },
  'tenancy.checkDomain': {
    prepare: async ({ context }) => {
      const host = `${newId()}.example`;
      await addDomain(context, host);
      return { params: { host } };
    },
  },
  'tenancy.removeDomain': {
    prepare: async ({ context }) => {
      const host = `${newId()}.example`;
      await addDomain(context, host);
      return { params: { host } };
    },
  },
};
