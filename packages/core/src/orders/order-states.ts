import { type Phrase, phrase } from '../messages/phrase.ts';
import type { TransitionTable } from './transitions.ts';

/**
 * pending: created, and its payment is not settled. placed: accepted, paid or to be paid by hand.
 * held: paid, but something sold out in the meantime; waits for a person. completed: everything is
 * on its way.
 */
export const orderStates = ['pending', 'placed', 'held', 'completed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Every allowed transition of an order; all others are refused (rule ORDER-1). */
export const orderTransitions: TransitionTable<OrderState> = {
  pending: ['placed', 'held', 'cancelled'],
  placed: ['completed', 'cancelled'],
  held: ['placed', 'cancelled'],
  // Only if a shipment is undone.
  completed: ['placed'],
  cancelled: [],
};

export const fulfilmentStates = ['open', 'partly', 'fulfilled', 'cancelled'] as const;
export type FulfilmentState = (typeof fulfilmentStates)[number];

/** Every allowed transition of what is sent (rule ORDER-31). */
export const fulfilmentTransitions: TransitionTable<FulfilmentState> = {
  open: ['partly', 'fulfilled', 'cancelled'],
  partly: ['open', 'fulfilled'],
  fulfilled: ['open', 'partly'],
  cancelled: [],
};

const stateCodes = {
  pending: 'parts.orderPending',
  placed: 'parts.orderPlaced',
  held: 'parts.orderHeld',
  completed: 'parts.orderCompleted',
  cancelled: 'parts.orderCancelled',
} as const;

/** A state inside a sentence, in the language of the reader. */
export function stateInWords(state: OrderState): Phrase {
  return phrase(stateCodes[state]);
}
