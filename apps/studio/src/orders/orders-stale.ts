import { balanceCalls } from '@vitrine/core/balances/balances.calls.ts';
import { documentCalls } from '@vitrine/core/documents/documents.calls.ts';
import { downloadCalls } from '@vitrine/core/downloads/downloads.calls.ts';
import { ledgerCalls } from '@vitrine/core/ledger/ledger.calls.ts';
import { mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { orderListCalls } from '@vitrine/core/orders/order-list.calls.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { returnCalls } from '@vitrine/core/returns/returns.calls.ts';
import { subscriptionCalls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';

/** The queries to refetch after an action on an order. */
export const ordersStale = [
  balanceCalls.get,
  orderCalls.get,
  orderListCalls.list,
  mailCalls.listOutbox,
  documentCalls.ofOrder,
  downloadCalls.get,
  ledgerCalls.ofOrder,
  returnCalls.ofOrder,
  returnCalls.list,
  subscriptionCalls.ofOrder,
  subscriptionCalls.get,
  subscriptionCalls.list,
];
