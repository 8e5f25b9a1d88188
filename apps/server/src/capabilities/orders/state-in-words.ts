import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { OrderState } from '@vitrine/core/orders/order-states.ts';

const codes = {
  pending: 'parts.orderPending',
  placed: 'parts.orderPlaced',
  held: 'parts.orderHeld',
  completed: 'parts.orderCompleted',
  cancelled: 'parts.orderCancelled',
} as const;

/** A state inside a sentence, in the reader’s language. */
export function stateInWords(state: OrderState): Phrase {
  return phrase(codes[state]);
}
