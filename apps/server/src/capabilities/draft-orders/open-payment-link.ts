import type { Context } from '../../context.ts';
import { readPaymentLink } from '../checkout/index.ts';
import { statusPath } from '../orders/index.ts';
import { type DraftRow, readDraft } from './draft-orders.store.ts';

const linkDays = 14;

export type OpenedLink =
  | { readonly stage: 'open'; readonly draft: DraftRow; readonly expiresAt: Date }
  | { readonly stage: 'expired' }
  | { readonly stage: 'changed' }
  | { readonly stage: 'ordered'; readonly orderAddress: string | null };

/** In whole seconds, as the link is signed. */
export function endOfLink(sentAt: Date): Date {
  return new Date(Math.floor(sentAt.getTime() / 1000) * 1000 + linkDays * 86_400_000);
}

/** Null if we did not sign the link, or its draft is gone (rules PAYLINK-2, PAYLINK-4). */
export async function openPaymentLink(context: Context, token: string): Promise<OpenedLink | null> {
  const link = readPaymentLink(context, token);
  const draft = link && (await readDraft(context.database, context.website.id, link.draftId));
  if (!draft) return null;
  const isSame = link.version === draft.version;
  if (draft.order_id !== null)
    // An earlier version may have been for another customer.
    return { stage: 'ordered', orderAddress: isSame ? statusPath(context, draft.order_id) : null };
  if (!isSame || draft.deleted_at !== null) return { stage: 'changed' };
  const { expiresAt } = link;
  return expiresAt <= context.clock.now() ? { stage: 'expired' } : { stage: 'open', draft, expiresAt };
}
