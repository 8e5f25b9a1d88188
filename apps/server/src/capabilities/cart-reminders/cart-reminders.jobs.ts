import { defineJobKind, dueJob, job } from '../../jobs/jobs.ts';
import { erasedCartNews } from '../site-users/index.ts';
import { deleteRemindersOf, listWithDueReminders } from './cart-reminders.store.ts';
import { sendReminders } from './send-reminders.ts';

export const sendCartReminders = defineJobKind<Record<string, never>>('cartReminders.send');

export const sendRemindersJob = dueJob(
  sendCartReminders,
  ({ clock, database }, portion) => listWithDueReminders(database, portion, clock.now()),
  { cron: '*/10 * * * *', run: sendReminders },
);

/** A site user who is erased, or whose account is removed for good (rule REMINDER-9). */
export const forgetRemindersJob = job(
  erasedCartNews,
  ({ database, website }, { email }) => deleteRemindersOf(database, website.id, email),
  { retries: 10 },
);
