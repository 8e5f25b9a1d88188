import type { Capability } from '../../capability.ts';
import { forgetCustomerJob, forgetDraftsJob } from './draft-orders.jobs.ts';
import { draftOrderRoutes } from './draft-orders.routes.ts';

export { removeDraft, restoreDraft } from './delete-draft.ts';
export { payByLink } from './pay-by-link.ts';
export { paymentLinkPage } from './payment-link-page.ts';

export const draftOrdersCapability: Capability = {
  name: 'draft-orders',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: draftOrderRoutes,
  jobs: [forgetDraftsJob, forgetCustomerJob],
};
