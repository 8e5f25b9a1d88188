import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

export const orderPlaced = defineEvent<{ orderId: Id }>('orders.placed');

/** Enqueued with the transaction that completes an order, so that it is never lost. */
export const completedNews = defineJobKind<{ orderId: Id }>('orders.completedNews');
