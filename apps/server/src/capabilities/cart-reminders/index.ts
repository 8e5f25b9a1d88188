import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { cartOwned } from '../cart/index.ts';
import { consentWithdrawn } from '../consents/index.ts';
import { orderPlaced } from '../orders/index.ts';
import { forgetRemindersJob, sendRemindersJob } from './cart-reminders.jobs.ts';
import { cartReminderRoutes } from './cart-reminders.routes.ts';
import { optOut } from './cart-reminders.store.ts';
import { noteRecovery } from './note-recovery.ts';
import { noteOwned } from './note-reminder.ts';

export { cartBackPage, takeCartBack } from './cart-back-page.ts';
export { noteReminder } from './note-reminder.ts';
export { remindersAsked } from './reminders-asked.ts';

export const cartRemindersCapability: Capability = {
  name: 'cart-reminders',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: cartReminderRoutes,
  jobs: [sendRemindersJob, forgetRemindersJob],
  subscriptions: [
    on(cartOwned, noteOwned),
    on(orderPlaced, noteRecovery),
    on(consentWithdrawn, async ({ database, website }, { email, purpose }) => {
      if (purpose === 'cartReminders') await optOut(database, website.id, email);
    }),
  ],
};
