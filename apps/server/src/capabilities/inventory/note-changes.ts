import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import type { Actor, Context } from '../../context.ts';
import { insertChanges } from './stock.store.ts';
import type { StockRow } from './stock-items.ts';

/** Records why stock changed, together with the change itself (rule STOCK-8). */
export async function noteChanges(
  { actor, clock, database, website }: Context,
  rows: readonly (StockRow & { readonly change: number | null })[],
  { reason, orderId = null }: { reason: StockReason; orderId?: Id | null },
): Promise<void> {
  const at = clock.now();
  await insertChanges(
    database,
    website.id,
    rows.map(row => ({
      id: newId(),
      variant_id: row.variant_id,
      at,
      change: row.change,
      on_hand: row.on_hand,
      reason,
      order_id: orderId,
      actor: actorName(actor),
    })),
  );
}

/** An account's email, `visitor` or `operator`. */
export function actorName(actor: Actor): string {
  return actor.kind === 'account' ? actor.email : actor.kind;
}
