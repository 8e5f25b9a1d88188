import type { OrderDocumentView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import { signedPath } from './document-links.ts';
import { listDocumentsOf } from './documents.store.ts';
import { issueDocuments } from './issue-documents.ts';

/** For the buyer’s page of an order; what is due is issued before it is shown (rule DOCUMENT-6). */
export async function documentsOfOrder(context: Context, orderId: Id): Promise<OrderDocumentView[]> {
  const { database, website } = context;
  await issueDocuments(context, orderId);
  const { language } = website.settings;
  const words = wordsIn(language).documents;
  return (await listDocumentsOf(database, website.id, [orderId])).map(({ id, kind, name }) => ({
    id,
    label: `${words[kind]} ${name} (PDF)`,
    address: signedPath(context, id),
  }));
}
