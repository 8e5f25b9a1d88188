import type { CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Movement, stockListCalls } from '@vitrine/core/inventory/stock-lists.calls.ts';
import type { Context } from '../../context.ts';
import { type NamedVariantRow, pageMovements, readNamedVariants } from './movements.store.ts';

type Call = typeof stockListCalls.movements;

/** Who changed stock when, why, by how much, and for which order (rule STOCK-15). */
export async function listMovements(
  { database, website }: Context,
  query: CallInput<Call>['query'],
): Promise<Result<CallReply<Call>>> {
  const page = await pageMovements(database, website.id, query);
  if (!page.ok) return page;
  const { rows, ...pages } = page.value;
  const named = await readNamedVariants(database, website.id, [
    ...new Set([...rows.map(row => row.variant_id), ...(query.variant === undefined ? [] : [query.variant])]),
  ]);
  const factsOf = (id: Id) => {
    const row = named.get(id);
    return row === undefined ? null : variantFacts(row);
  };
  const movements = rows.map(
    (row): Movement => ({
      id: row.id,
      variantId: row.variant_id,
      at: row.at.toISOString(),
      change: row.change,
      onHand: row.on_hand,
      reason: row.reason,
      order: row.order_id === null ? null : { id: row.order_id, number: row.number },
      actor: row.actor,
      variant: factsOf(row.variant_id),
    }),
  );
  return succeed({
    movements,
    variant: query.variant === undefined ? null : factsOf(query.variant),
    ...pages,
  });
}

function variantFacts(row: NamedVariantRow): NonNullable<Movement['variant']> {
  return { productId: row.product_id, title: row.title, optionValues: row.option_values, sku: row.sku };
}
