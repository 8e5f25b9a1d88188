import { newId } from '@vitrine/core/id/id.ts';
import type { OrderListing } from '@vitrine/core/orders/order.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderBadges } from './order-badges.tsx';

const cancelled: OrderListing = {
  id: newId(),
  number: 7,
  state: 'cancelled',
  paymentState: 'refundDue',
  fulfilmentState: 'cancelled',
  email: 'ada@example.com',
  name: 'Ada',
  currency: 'EUR',
  total: 2350,
  quantity: 1,
  refunded: 0,
  promised: 0,
  tags: [],
  isTest: false,
  isWithoutEffect: false,
  channel: 'website',
  createdAt: '2026-05-04T09:30:00.000Z',
  placedAt: '2026-05-04T09:30:00.000Z',
};
const words = (given: Partial<OrderListing>) =>
  renderToStaticMarkup(<OrderBadges order={{ ...cancelled, ...given }} />)
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .filter(word => word !== '');

it('ORDER-12, ORDER-16: an order shows the refunded amount and the amount a person still has to send', () => {
  expect(words({})).toEqual(['Cancelled', 'Refund due']);
  expect(words({ paymentState: 'refunded' })).toEqual(['Cancelled', 'Refunded']);
  expect(words({ paymentState: 'abandoned' })).toEqual(['Cancelled', 'Abandoned']);
  const sent = { state: 'completed', paymentState: 'captured' } as const;
  expect(words({ ...sent, refunded: 500 })).toEqual(['Completed', 'Paid', 'Partly refunded']);
  expect(words({ ...sent, promised: 500 })).toEqual(['Completed', 'Paid', 'Refund due']);
});

it('ORDER-51: a test order of a launched website is not to be sent', () => {
  const placed = {
    state: 'placed',
    paymentState: 'captured',
    fulfilmentState: 'open',
    isTest: true,
  } as const;
  expect(words(placed)).toEqual(['Placed', 'Test, no money', 'To be sent']);
  expect(words({ ...placed, isWithoutEffect: true })).toEqual(['Placed', 'Test, no money', 'Not sent']);
});

it('PAYMENT-11: an order paid in test mode says that no money was paid', () => {
  expect(words({ state: 'completed', paymentState: 'captured', isTest: true })).toEqual([
    'Completed',
    'Test, no money',
  ]);
});
