import { describe, expect, it } from 'vitest';
import { isPaymentOpen, paymentStates, paymentTransitions } from '../payments/payment-states.ts';
import { fulfilmentStates, fulfilmentTransitions, orderStates, orderTransitions } from './order-states.ts';
import { canMove, type TransitionTable } from './transitions.ts';

const allowed = {
  order: [
    'pending>placed',
    'pending>held',
    'pending>cancelled',
    'placed>completed',
    'placed>cancelled',
    'held>placed',
    'held>cancelled',
    'completed>placed',
  ],
  fulfilment: [
    'open>partly',
    'open>fulfilled',
    'open>cancelled',
    'partly>open',
    'partly>fulfilled',
    'fulfilled>open',
    'fulfilled>partly',
  ],
  payment: [
    'created>challenged',
    'created>authorised',
    'created>captured',
    'created>declined',
    'created>abandoned',
    'created>expired',
    'challenged>authorised',
    'challenged>captured',
    'challenged>declined',
    'challenged>abandoned',
    'challenged>expired',
    'awaited>captured',
    'awaited>abandoned',
    'authorised>captured',
    'authorised>voided',
    'declined>late',
    'abandoned>late',
    'expired>authorised',
    'expired>captured',
    'voided>late',
  ],
};

function pairs<State extends string>(states: readonly State[], table: TransitionTable<State>): string[] {
  return states.flatMap(from => states.filter(to => canMove(table, from, to)).map(to => `${from}>${to}`));
}

describe('every forbidden pair is refused', () => {
  it('ORDER-1: orders only make allowed transitions', () => {
    expect(pairs(orderStates, orderTransitions).toSorted()).toEqual(allowed.order.toSorted());
  });
  it('ORDER-31: what is sent only makes allowed transitions', () => {
    expect(pairs(fulfilmentStates, fulfilmentTransitions).toSorted()).toEqual(allowed.fulfilment.toSorted());
  });
  it('PAYMENT-1: payments only make allowed transitions; a declined, abandoned or voided one is never captured', () => {
    expect(pairs(paymentStates, paymentTransitions).toSorted()).toEqual(allowed.payment.toSorted());
    expect(paymentStates.filter(isPaymentOpen)).toEqual(['created', 'challenged']);
  });
});
