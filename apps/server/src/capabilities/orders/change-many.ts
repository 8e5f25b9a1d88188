import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { maxTags } from '@vitrine/core/orders/order-tags.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { readTagsOf, replaceTags, withoutTag, withTag } from './order-tags.store.ts';
import { lockOrder, readOrder } from './orders.store.ts';

export type ManyChange =
  | { readonly action: 'fulfil'; readonly isBuyerTold: boolean }
  | { readonly action: 'addTag' | 'removeTag'; readonly tag: string };

export interface RefusedOrder {
  readonly id: Id;
  readonly number: number | null;
  readonly message: string;
}

/** Each order by itself: one that cannot be changed holds up no other (rule ORDER-37). */
export async function changeMany(
  context: Context,
  { orderIds, change, language }: { orderIds: readonly Id[]; change: ManyChange; language: string },
): Promise<{ done: number; refused: RefusedOrder[] }> {
  const refused: RefusedOrder[] = [];
  const wanted = [...new Set(orderIds)];
  for (const orderId of wanted) {
    const changed = await changeOne(context, orderId, change);
    if (changed.ok) continue;
    const order = await readOrder(context.database, context.website.id, orderId);
    const message = wordRefusal(changed.error, language);
    refused.push({ id: orderId, number: order?.number ?? null, message });
  }
  return { done: wanted.length - refused.length, refused };
}

function changeOne(context: Context, orderId: Id, change: ManyChange): Promise<Result<null>> {
  if (change.action !== 'fulfil') return changeTag(context, orderId, change);
  const parcel = { carrier: '', trackingNumber: '', trackingAddress: '', note: '' };
  return fulfilOrder(context, { orderId, lines: [], ...parcel, isBuyerTold: change.isBuyerTold });
}

async function changeTag(
  context: Context,
  orderId: Id,
  { action, tag }: Exclude<ManyChange, { action: 'fulfil' }>,
): Promise<Result<null>> {
  return setTags(context, orderId, known =>
    action === 'addTag' ? withTag(known, tag) : withoutTag(known, tag),
  );
}

/** Changes the tags of an order under its lock (rule ORDER-35). */
export async function setTags(
  context: Context,
  orderId: Id,
  next: (known: readonly string[]) => readonly string[],
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const { website } = within(context, transaction);
    const order = await lockOrder(transaction, website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const known = (await readTagsOf(transaction, website.id, [orderId])).get(orderId) ?? [];
    const tags = next(known);
    if (tags.length > maxTags) return fail(orderErrors.tooManyTags, { max: maxTags });
    await replaceTags(transaction, website.id, { orderId, tags });
    return succeed(null);
  });
}
