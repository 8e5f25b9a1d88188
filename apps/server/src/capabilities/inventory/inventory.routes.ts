import { inventoryCalls as calls } from '@vitrine/core/inventory/inventory.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { adjustStock, setStock } from './change-stock.ts';

export const inventoryRoutes: readonly BoundCall[] = [
  bindCall(calls.adjust, (context, { params, body }) => adjustStock(context, { ...params, ...body })),
  bindCall(calls.set, (context, { params, body }) => setStock(context, { ...params, ...body })),
];
