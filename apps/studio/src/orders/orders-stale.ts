import { mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';

/** What is asked for again when something was done with an order. */
export const ordersStale = [orderCalls.get, orderCalls.list, mailCalls.listOutbox];
