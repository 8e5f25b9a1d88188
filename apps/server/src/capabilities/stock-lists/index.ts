import { stockListCalls as calls } from '@vitrine/core/inventory/stock-lists.calls.ts';
import type { Capability } from '../../capability.ts';
import { bindCall } from '../../http/bind-call.ts';
import { listMovements } from './list-movements.ts';
import { listStock } from './list-stock.ts';

export const stockListsCapability: Capability = {
  name: 'stock-lists',
  calls: [
    bindCall(calls.list, (context, { query }) => listStock(context, query)),
    bindCall(calls.movements, (context, { query }) => listMovements(context, query)),
  ],
};
