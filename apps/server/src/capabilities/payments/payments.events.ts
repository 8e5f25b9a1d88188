import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/** A payment ended one way or another; what sold something looks at its state. */
export const paymentSettled = defineEvent<{ paymentId: Id; orderId: Id }>('payments.settled');
