import { documentErrors } from '@vitrine/core/documents/documents.errors.ts';
import { isSellerComplete } from '@vitrine/core/documents/seller.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { type Context, within } from '../../context.ts';
import { bookSale } from '../ledger/index.ts';
import { lockOrder, readOrder } from '../orders/index.ts';
import { contentOfDocument } from './content-of-document.ts';
import { insertDocument, listDocumentsOf, listDue, takeDue, takeNumber } from './documents.store.ts';
import { mailDocument } from './mail-document.ts';

/** Issues what is due of an order, or of all, unless the seller is not known yet (rules DOCUMENT-1, DOCUMENT-2). */
export async function issueDocuments(context: Context, orderId: Id | null = null): Promise<void> {
  const { database, website } = context;
  if (!isSellerComplete(website.settings.store.seller)) return;
  for (const due of await listDue(database, website.id, orderId))
    await issue(context, due.order_id, due.event);
}

/** The invoice of an order that is not paid yet: its sale is in the books from now on (rule DOCUMENT-1). */
export async function issueInvoice(context: Context, orderId: Id): Promise<Result<null>> {
  const { clock, database, website } = context;
  const booked = await database.transaction<Result<null>>(async transaction => {
    const order = await lockOrder(transaction, website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    if (!isSellerComplete(website.settings.store.seller)) return fail(documentErrors.sellerMissing);
    const known = await listDocumentsOf(transaction, website.id, [orderId]);
    if (known.some(({ kind }) => kind === 'invoice')) return succeed(null);
    if (order.state === 'pending' || order.state === 'cancelled')
      return fail(documentErrors.notYet, { state: stateInWords(order.state) });
    await bookSale(transaction, website.id, { orderId, at: clock.now() });
    return succeed(null);
  });
  if (booked.ok) await issueDocuments(context, orderId);
  return booked;
}

/** What it says is read first; then one short transaction takes its number and stores it. */
async function issue(context: Context, orderId: Id, event: string): Promise<void> {
  const { clock, database, website } = context;
  const order = await readOrder(database, website.id, orderId);
  const earlier = await listDocumentsOf(database, website.id, [orderId]);
  const invoiceName = earlier.findLast(({ kind }) => kind === 'invoice')?.name ?? '';
  const documented = order && (await contentOfDocument(context, { order, event, invoiceName }));
  await database.transaction(async transaction => {
    if (!(await takeDue(transaction, website.id, event)) || !documented) return;
    const { kind, isTest, content } = documented;
    const number = await takeNumber(transaction, website.id, { kind, is_test: isTest });
    const { invoicePrefix, creditNotePrefix } = website.settings.store.seller;
    const prefix = `${isTest ? 'TEST-' : ''}${kind === 'invoice' ? invoicePrefix : creditNotePrefix}`;
    const row = {
      id: newId(),
      order_id: orderId,
      kind,
      is_test: isTest,
      number,
      name: `${prefix}${number}`,
      event,
      content,
      issued_at: clock.now(),
    };
    await insertDocument(transaction, website.id, row);
    await mailDocument(within(context, transaction), row);
  });
}
