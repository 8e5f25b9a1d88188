import type { Capability } from '../../capability.ts';
import { stopForErased } from './change-subscription.ts';
import { planPaidJob, renewalsJob } from './subscriptions.jobs.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';

export { accessEndOf } from './access-end-of.ts';
export { changeFromForm } from './subscription-forms.ts';
export { type PageState, subscriptionPage, subscriptionsOfBuyer } from './subscription-page.ts';
export { subscriptionsOfCustomer } from './subscription-view.ts';

export const subscriptionsCapability: Capability = {
  name: 'subscriptions',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: subscriptionRoutes,
  siteUserSteps: {
    entered: () => Promise.resolve(),
    left: async (context, { siteUserId, how }) => {
      if (how === 'erased') await stopForErased(context, siteUserId);
    },
  },
  jobs: [planPaidJob, renewalsJob],
};
