import type { Context } from '../../context.ts';
import type { PostingRow } from '../ledger/index.ts';
import { listEdits, type OrderRow } from '../orders/index.ts';

interface OrderThen {
  readonly order: OrderRow;
  /** Of the change that it tells of; empty for every other event. */
  readonly reason: string;
  /** It takes back all that was sold before a change. */
  readonly isCancelling: boolean;
}

/**
 * The order as it was when an event was posted, however often it was changed until its paper is issued (rule
 * ORDEREDIT-9).
 */
export async function orderOfEvent(
  { database, website }: Context,
  order: OrderRow,
  { event, postings }: { readonly event: string; readonly postings: readonly PostingRow[] },
): Promise<OrderThen> {
  const edits = await listEdits(database, website.id, order.id);
  const eventOf = (id: string, part: 'back' | 'again') => `change:${id}:${part}`;
  const cancelling = edits.find(({ id }) => event === eventOf(id, 'back'));
  if (cancelling !== undefined)
    return { order: { ...order, ...cancelling.before }, reason: cancelling.reason, isCancelling: true };
  const own = edits.findIndex(({ id }) => event === eventOf(id, 'again'));
  const isPosted = (id: string) => postings.some(posting => posting.event === eventOf(id, 'back'));
  const next = event.startsWith('sale:')
    ? edits.find(({ id }) => isPosted(id))
    : own < 0
      ? null
      : edits[own + 1];
  return { order: next ? { ...order, ...next.before } : order, reason: '', isCancelling: false };
}
