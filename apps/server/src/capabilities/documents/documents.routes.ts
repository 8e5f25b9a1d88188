import { documentCalls as calls } from '@vitrine/core/documents/documents.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readOrder } from '../orders/index.ts';
import { documentView } from './document-links.ts';
import { listDocumentsOf, listDue } from './documents.store.ts';
import { issueDocuments, issueInvoice } from './issue-documents.ts';
import { countIssuedIn } from './period.store.ts';

export const documentRoutes: readonly BoundCall[] = [
  bindCall(calls.ofOrder, async (context, { params }) => {
    await issueDocuments(context, params.orderId);
    return view(context, params.orderId);
  }),
  bindCall(calls.ofPeriod, async (context, { query }) => {
    const { database, website } = context;
    await issueDocuments(context);
    const { timeZone } = website.settings;
    return succeed(await countIssuedIn(database, website.id, { ...query, timeZone }));
  }),
  bindCall(calls.invoice, async (context, { params }) => {
    const issued = await issueInvoice(context, params.orderId);
    return issued.ok ? view(context, params.orderId) : issued;
  }),
];

async function view({ database, website }: Context, orderId: Id) {
  const order = await readOrder(database, website.id, orderId);
  if (order === null) return fail(callErrors.notFound);
  const documents = await listDocumentsOf(database, website.id, [orderId]);
  const due = await listDue(database, website.id, orderId);
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice') || due.length > 0;
  return succeed({
    documents: documents.map(documentView),
    canInvoice: !isInvoiced && order.state !== 'pending' && order.state !== 'cancelled',
    waiting: due.length,
  });
}
