import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import { defineJobKind, dueJob, job, platformJob } from '../../jobs/jobs.ts';
import { erasedPersonNews } from '../site-users/index.ts';
import { forgetCustomer } from './change-customer.ts';
import { deleteOldNotes } from './customer-notes.store.ts';
import { settleCustomers } from './settle-customers.ts';

const settle = defineJobKind<Record<string, never>>('customers.settle');
const forgetNotes = defineJobKind<Record<string, never>>('customers.forgetNotes');

/** So that no more is left than a page of the list can catch up on (rule CUSTOMER-2). */
export const settleCustomersJob = dueJob(
  settle,
  ({ database }, portion) => listDueWebsites(database, portion, { table: 'customers_due' }),
  { cron: '*/10 * * * *', run: settleCustomers },
);

/** A site user who is erased, or whose account is removed for good (rule CUSTOMER-8). */
export const forgetCustomerJob = job(
  erasedPersonNews,
  (context, { email }) => forgetCustomer(context, email),
  { retries: 10 },
);

/** Notes that can no longer be restored, for all websites (rule CUSTOMER-5). */
export const forgetNotesJob = platformJob(
  forgetNotes,
  ({ clock, database }) => deleteOldNotes(database, new Date(clock.now().getTime() - trashDays * 86_400_000)),
  { cron: '37 3 * * *' },
);
