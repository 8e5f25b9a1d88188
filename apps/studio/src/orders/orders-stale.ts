import { documentCalls } from '@vitrine/core/documents/documents.calls.ts';
import { downloadCalls } from '@vitrine/core/downloads/downloads.calls.ts';
import { ledgerCalls } from '@vitrine/core/ledger/ledger.calls.ts';
import { mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { returnCalls } from '@vitrine/core/returns/returns.calls.ts';

/** The queries to refetch after an action on an order. */
export const ordersStale = [
  orderCalls.get,
  orderCalls.list,
  mailCalls.listOutbox,
  documentCalls.ofOrder,
  downloadCalls.get,
  ledgerCalls.ofOrder,
  returnCalls.ofOrder,
  returnCalls.list,
];
