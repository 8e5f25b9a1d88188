import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/** A payment ended; the handler that sold something checks its state. */
export const paymentSettled = defineEvent<{ paymentId: Id; orderId: Id }>('payments.settled');
