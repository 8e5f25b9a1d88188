import { listDueWebsites } from '../../database/list-due-websites.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { pairOrders } from './pair-orders.ts';

const pair = defineJobKind<Record<string, never>>('alsoBought.pair');

export const pairOrdersJob = dueJob(
  pair,
  ({ database }, portion) => listDueWebsites(database, portion, { table: 'orders_to_pair' }),
  { cron: '*/10 * * * *', run: pairOrders },
);
