import { newId } from '@vitrine/core/id/id.ts';
import { insertPayment, methodOf, newPayment } from '../../src/capabilities/payments/index.ts';
import { cancelled, type PaymentFacts, paid, refundedPart, unpaid } from './payment-facts.ts';
import type { PaymentStage } from './payment-stage.ts';
import { at, type Held, type PaymentStep } from './payment-step.ts';

/** The studio’s actions on a paid order. */
function acting(
  name: string,
  held: Held,
  {
    act,
    end,
    before = async () => undefined,
  }: {
    act: (stage: PaymentStage) => Promise<unknown>;
    end: PaymentFacts;
    before?: (stage: PaymentStage) => Promise<unknown>;
  },
): PaymentStep {
  return {
    name,
    async prepare(stage) {
      await stage.buy();
      await before(stage);
      return { held: held(stage), act: () => act(stage) };
    },
    end,
  };
}

/** 10.00 and one piece. */
function partly(name: string, held: Held): PaymentStep {
  const act = async (stage: PaymentStage) => {
    const lineId = await stage.lineId();
    const lines = [{ lineId, quantity: 1 }];
    await stage.act('refund/part', { refundId: stage.refundId, amount: 1000, lines, isRestocked: true });
  };
  return acting(name, held, { act, end: refundedPart });
}

function cancelling(name: string, held: Held): PaymentStep {
  return acting(name, held, { act: stage => stage.act('cancellation'), end: cancelled });
}

/** The order costs 5.00 more, which is paid by the service too. */
async function payMore(stage: PaymentStage): Promise<void> {
  await stage.shop.query(
    'UPDATE orders SET total = total + 500 WHERE website_id = $1 AND id = $2',
    stage.orderId,
  );
  const context = stage.shop.server.context(stage.shop.website);
  const payment = newPayment(context, {
    orderId: stage.orderId,
    method: methodOf('test'),
    amount: 500,
    currency: 'EUR',
    isTest: true,
  });
  await insertPayment(context.database, context.website.id, { ...payment, created_at: new Date() });
  const first = stage.paymentId;
  stage.paymentId = payment.id;
  await stage.pay();
  stage.paymentId = first;
}

function overTwo(name: string, held: Held): PaymentStep {
  return acting(name, held, {
    before: payMore,
    act: stage => stage.act('refund/part', { refundId: stage.refundId, amount: 700 }),
    end: {
      ...paid,
      payments: ['captured 4200', 'captured 500'],
      captures: 2,
      given: [200, 500],
      refunds: ['200 done', '500 done'],
      timeline: [...paid.timeline, 'paid', 'refundedPart', 'refundedPart'],
      mails: [...paid.mails, 'refundPart', 'refundPart'],
    },
  });
}

/** The money arrives although the order was cancelled. */
function late(name: string, held: Held): PaymentStep {
  return {
    name,
    async prepare(stage) {
      await stage.fillCart();
      await stage.place();
      await stage.act('cancellation');
      return { held: held(stage), act: () => stage.announceCaptured() };
    },
    end: {
      ...unpaid,
      payments: ['captured 4200'],
      given: [4200],
      refunds: ['4200 done'],
      timeline: [...unpaid.timeline, 'paidLate', 'refunded'],
    },
  };
}

export const refundingSteps: readonly PaymentStep[] = [
  partly('a refund is promised', ({ refundId }) => at('refunds', { id: refundId })),
  cancelling('a paid order is cancelled', ({ orderId }) => at('orders', { id: orderId, state: 'cancelled' })),
  cancelling('a cancelled order’s stock is put back', ({ orderId }) =>
    at('stock_changes', { order_id: orderId, change: 2 }),
  ),
];

/** From here on everything is completed even if no request is repeated. */
export const promisedSteps: readonly PaymentStep[] = [
  late('late money is promised back', ({ paymentId }) => at('refunds', { payment_id: paymentId })),
  late('late money is given back', ({ paymentId }) => at('test_gateway_refunds', { payment_id: paymentId })),
  partly('the service is asked for a refund', ({ refundId }) =>
    at('test_gateway_refunds', { refund_id: refundId }),
  ),
  partly('a refund is given and not settled', ({ refundId }) =>
    at('refunds', { id: refundId, state: 'done' }),
  ),
  partly('a refund is settled and its buyer told', ({ email }) =>
    at('outbox', { recipient: email, kind: 'orders.refundPart' }),
  ),
  acting(
    'the second part is given back, and nothing is left',
    ({ orderId }) => at('order_timeline', { order_id: orderId, kind: 'refunded' }),
    {
      before: stage => stage.act('refund/part', { refundId: newId(), amount: 1000 }),
      act: stage => stage.act('refund/part', { refundId: stage.refundId, amount: 3200 }),
      end: {
        ...paid,
        given: [1000, 3200],
        refunds: ['1000 done', '3200 done'],
        timeline: [...paid.timeline, 'refundedPart', 'refunded'],
        mails: [...paid.mails, 'refundPart', 'refundPart'],
      },
    },
  ),
  overTwo('of two payments the newer is given back, and the older asked for', ({ paymentId }) =>
    at('test_gateway_refunds', { payment_id: paymentId }),
  ),
  overTwo('of two payments the older is settled', ({ paymentId }) =>
    at('refunds', { payment_id: paymentId, state: 'done' }),
  ),
  cancelling('the service is asked for a cancelled order’s money', ({ paymentId }) =>
    at('test_gateway_refunds', { payment_id: paymentId }),
  ),
  cancelling('a cancelled order’s money is settled', ({ paymentId }) =>
    at('refunds', { payment_id: paymentId, state: 'done' }),
  ),
  acting(
    'the money of an order that was sent is given back',
    ({ paymentId }) => at('test_gateway_payments', { payment_id: paymentId, state: 'refunded' }),
    {
      before: stage => stage.act('fulfilment'),
      act: stage => stage.act('refund'),
      end: {
        ...paid,
        orders: ['completed'],
        given: [4200],
        refunds: ['4200 done'],
        timeline: [...paid.timeline, 'fulfilled', 'refunded'],
        mails: ['confirmation', 'fulfilled', 'notice', 'refund'],
      },
    },
  ),
];
