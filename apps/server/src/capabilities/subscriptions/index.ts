import type { Capability } from '../../capability.ts';
import { orderSubscriptions, stopForErased } from './change-subscription.ts';
import { registerSetupReturn } from './setup-return.routes.ts';
import { endPaymentsJob, methodSetUpJob, planPaidJob, renewalsJob } from './subscriptions.jobs.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';

export { accessEndOf } from './access-end-of.ts';
export { mailDelayedTo } from './emails/delay-mails.ts';
export {
  mailCancelled as mailSubscriptionCancelled,
  mailEnded as mailSubscriptionEnded,
  mailFailed,
  mailLink as mailSubscriptionLink,
  mailPastDue,
  mailUpcoming,
} from './emails/subscription-mails.ts';
export { countDelayed } from './list-subscriptions.store.ts';
export { setupOutcome } from './setup-outcome.ts';
export { changeFromForm } from './subscription-forms.ts';
export {
  inLanguageOfSubscription,
  type PageState,
  subscriptionPage,
  subscriptionsOfBuyer,
} from './subscription-page.ts';
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
  routes: registerSetupReturn,
  orderSubscriptions,
  jobs: [planPaidJob, renewalsJob, methodSetUpJob, endPaymentsJob],
};
