import { newId } from '@vitrine/core/id/id.ts';
import { awaited, paid, unpaid } from './payment-facts.ts';
import { at, type Held, type PaymentStep } from './payment-step.ts';

/** From the cart to the paid order. */
function buying(name: string, held: Held): PaymentStep {
  return {
    name,
    async prepare(stage) {
      await stage.fillCart();
      const act = async () => {
        await stage.place();
        await stage.pay();
      };
      return { held: held(stage), act };
    },
    end: paid,
  };
}

/** From the written order to its payment’s end. */
function paying(name: string, held: Held, { choice = 'approve', end = paid } = {}): PaymentStep {
  return {
    name,
    async prepare(stage) {
      await stage.fillCart();
      await stage.place();
      return { held: held(stage), act: () => stage.pay(choice) };
    },
    end,
  };
}

/** Begun first, one by one: only a job leads to them, and a job runs once at a time. */
export function jobSteps(round: number, reconcile: () => Promise<unknown>): PaymentStep[] {
  const ends: Held[] = [
    ({ paymentId }) => at('test_gateway_payments', { payment_id: paymentId, state: 'voided' }),
    ({ paymentId }) => at('payments', { id: paymentId, state: 'expired' }),
    ({ orderId }) => at('orders', { id: orderId, state: 'cancelled' }),
  ];
  return [
    {
      name: 'a payment of which nothing was heard for a day is ended',
      async prepare(stage) {
        await stage.fillCart();
        await stage.place();
        // Aged once it is held: the timed job may run at any moment.
        const act = async () => {
          await stage.grow(25);
          await reconcile();
        };
        return { held: (ends[round % ends.length] as Held)(stage), act };
      },
      end: unpaid,
    },
    {
      name: 'the message of the service is being taken',
      async prepare(stage) {
        await stage.fillCart();
        await stage.place();
        await stage.start();
        const held = at('payment_events', { payment_id: stage.paymentId });
        return { held, act: () => stage.choose('approve') };
      },
      end: paid,
    },
  ];
}

export const payingSteps: readonly PaymentStep[] = [
  buying('the order and its payment are being written', ({ email }) => at('orders', { email })),
  buying('the stock is being held', ({ variantId }) => at('stock_reservations', { variant_id: variantId })),
  {
    name: 'an order by hand takes its stock',
    async prepare(stage) {
      await stage.fillCart();
      const held = at('stock_changes', { variant_id: stage.variantId, change: -2 });
      return { held, act: () => stage.place('manual') };
    },
    end: awaited,
  },
  {
    name: 'money by hand is noted',
    async prepare(stage) {
      await stage.fillCart();
      await stage.place('manual');
      const held = at('payments', { id: stage.paymentId, state: 'captured' });
      return { held, act: () => stage.act('payment') };
    },
    end: { ...awaited, payments: ['captured 4200'], timeline: [...awaited.timeline, 'paid'] },
  },
  paying('the service is asked to start', ({ paymentId }) =>
    at('test_gateway_payments', { payment_id: paymentId, state: 'open' }),
  ),
  paying('the service takes the money', ({ paymentId }) =>
    at('test_gateway_payments', { payment_id: paymentId, state: 'captured' }),
  ),
  paying('the money is taken and not settled', ({ paymentId }) =>
    at('payments', { id: paymentId, state: 'captured' }),
  ),
  {
    name: 'a payment is closed as its buyer begins again',
    async prepare(stage) {
      await stage.fillCart();
      await stage.place();
      const held = at('payments', { id: stage.paymentId, state: 'expired' });
      const key = newId();
      const act = async () => {
        await stage.place('test', { name: 'Ann Other', key });
        await stage.pay();
      };
      return { held, act };
    },
    end: {
      ...paid,
      orders: ['cancelled', 'placed'],
      payments: ['expired 4200', 'captured 4200'],
      timeline: ['created', 'cancelled', ...paid.timeline],
    },
  },
  {
    name: 'an unpaid order is cancelled, and its payment closed at the service',
    async prepare(stage) {
      await stage.fillCart();
      await stage.place();
      const held = at('test_gateway_payments', { payment_id: stage.paymentId, state: 'voided' });
      return { held, act: () => stage.act('cancellation') };
    },
    end: unpaid,
  },
];

/** From here on everything is completed even if no request is repeated. */
export const settledSteps: readonly PaymentStep[] = [
  paying('the payment is settled and its order waits', ({ orderId }) =>
    at('orders', { id: orderId, state: 'placed' }),
  ),
  paying('the order is placed and its stock taken', ({ variantId }) =>
    at('stock_changes', { variant_id: variantId, change: -2 }),
  ),
  paying('the confirmation is written', ({ email }) =>
    at('outbox', { recipient: email, kind: 'orders.confirmation' }),
  ),
  paying('the payment is accounted', ({ paymentId }) =>
    at('payments', { id: paymentId, state: 'captured', is_accounted: true }),
  ),
  paying(
    'a declined payment ends its order',
    ({ orderId }) => at('orders', { id: orderId, state: 'cancelled' }),
    { choice: 'decline', end: { ...unpaid, payments: ['declined 4200'] } },
  ),
];
