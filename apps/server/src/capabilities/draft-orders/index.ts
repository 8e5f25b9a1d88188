import type { Capability } from '../../capability.ts';
import { forgetCustomerJob, forgetDraftsJob } from './draft-orders.jobs.ts';
import { draftOrderRoutes } from './draft-orders.routes.ts';

export { removeDraft, restoreDraft, trashDraft } from './delete-draft.ts';
export { countLinksSent, isDraftStill, listWaitingAtCounter, readDraft } from './draft-orders.store.ts';
export { payByLink } from './pay-by-link.ts';
export { inLanguageOfLink, paymentLinkPage } from './payment-link-page.ts';
export { agreeOn } from './price-draft.ts';
export { createDraft, saveDraft } from './save-draft.ts';
export { linkMail } from './send-payment-link.ts';

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
