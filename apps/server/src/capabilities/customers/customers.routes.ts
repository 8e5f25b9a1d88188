import { customerCalls as calls } from '@vitrine/core/customers/customers.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readOrder } from '../orders/index.ts';
import { addNote, mergeCustomers, removeNote, separateCustomer } from './change-customer.ts';
import { customerListing, customerView } from './customer-view.ts';
import { countCustomers, findCustomer, listCustomerRows } from './customers.store.ts';
import { settleCustomers } from './settle-customers.ts';

export const customerRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async (context, { query }) => {
    const { database, website } = context;
    // A page beyond the first goes on in the list that was settled for the first.
    if (query.cursor === undefined) await settleCustomers(context);
    const page = await listCustomerRows(database, website.id, query);
    if (!page.ok) return page;
    const { rows, next, previous } = page.value;
    const total = await countCustomers(database, website.id, query.search);
    return succeed({ customers: rows.map(customerListing), total, next, previous });
  }),
  bindCall(calls.get, async (context, { params }) => {
    const customer = await customerView(context, params.customerId);
    return customer === null ? fail(callErrors.notFound) : succeed({ customer });
  }),
  bindCall(calls.ofOrder, async (context, { params }) => {
    const { database, website } = context;
    const order = await readOrder(database, website.id, params.orderId);
    if (order === null) return fail(callErrors.notFound);
    await settleCustomers(context);
    return succeed({ customerId: await findCustomer(database, website.id, order.email) });
  }),
  bindCall(calls.addNote, (context, { params, body }) =>
    addNote(context, { id: params.customerId, text: body.text }),
  ),
  bindCall(calls.removeNote, (context, { params }) =>
    removeNote(context, { id: params.customerId, noteId: params.noteId, isRestored: false }),
  ),
  bindCall(calls.restoreNote, (context, { params }) =>
    removeNote(context, { id: params.customerId, noteId: params.noteId, isRestored: true }),
  ),
  bindCall(calls.merge, (context, { params, body }) =>
    mergeCustomers(context, { id: params.customerId, other: body.customerId }),
  ),
  bindCall(calls.separate, (context, { params }) =>
    separateCustomer(context, { id: params.customerId, mergedId: params.mergedId }),
  ),
];
