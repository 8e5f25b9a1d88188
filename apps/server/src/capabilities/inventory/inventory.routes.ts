import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { inventoryCalls as calls } from '@vitrine/core/inventory/inventory.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { adjustStock, setStock } from './change-stock.ts';
import { listChanges, readRow } from './stock.store.ts';

export const inventoryRoutes: readonly BoundCall[] = [
  bindCall(calls.adjust, (context, { params, body }) => adjustStock(context, { ...params, ...body })),
  bindCall(calls.set, (context, { params, body }) => setStock(context, { ...params, ...body })),
  bindCall(calls.history, async ({ database, website }, { params, query }) => {
    if ((await readRow(database, website.id, params.variantId)) === null) return fail(callErrors.notFound);
    const rows = await listChanges(database, website.id, { ...params, ...query });
    const changes = rows.slice(0, query.limit).map(row => ({
      id: row.id,
      at: row.at.toISOString(),
      change: row.change,
      onHand: row.on_hand,
      reason: row.reason,
      orderId: row.order_id,
      actor: row.actor,
    }));
    return succeed({ changes, hasMore: rows.length > query.limit });
  }),
];
