import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { readSubscription } from './subscriptions.store.ts';

/**
 * When what a subscription pays for ends: with the period that is paid, once it is cancelled or its last payment was
 * made; null while it goes on, or has not begun yet (rule MEMBERSHIP-3).
 */
export async function accessEndOf({ database, website }: Context, id: Id): Promise<Date | null> {
  const row = await readSubscription(database, website.id, id);
  return row !== null && (row.state === 'cancelled' || row.state === 'ended') ? row.next_charge_at : null;
}
