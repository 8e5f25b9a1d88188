import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { readOrder } from '../orders/index.ts';
import { saveRequest } from './requests.store.ts';

const millisecondsADay = 86_400_000;

/** When an order is completed, its request is put down for some days later, if the owner asks buyers (rule REVIEW-1). */
export async function planRequest(context: Context, orderId: Id): Promise<void> {
  const { clock, database, website } = context;
  const { isShown, requests, requestDays } = website.settings.store.reviews;
  if (!isShown || requests === 'off') return;
  const order = await readOrder(database, website.id, orderId);
  if (order?.state !== 'completed') return;
  const dueAt = new Date(clock.now().getTime() + requestDays * millisecondsADay);
  await saveRequest(database, website.id, { id: newId(), orderId, dueAt });
}
