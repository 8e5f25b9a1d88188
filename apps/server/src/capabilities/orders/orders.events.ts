import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

export const orderPlaced = defineEvent<{ orderId: Id }>('orders.placed');
export const orderCancelled = defineEvent<{ orderId: Id }>('orders.cancelled');
export const orderFulfilled = defineEvent<{ orderId: Id }>('orders.fulfilled');
