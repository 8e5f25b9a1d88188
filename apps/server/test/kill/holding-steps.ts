import { newId } from '@vitrine/core/id/id.ts';
import { type PaymentFacts, paid } from './payment-facts.ts';
import type { PaymentStage } from './payment-stage.ts';
import { at, type Held, type PaymentStep } from './payment-step.ts';

const placed = ['created', 'authorised', 'placed'];
const taken: PaymentFacts = { ...paid, timeline: [...placed, 'captured'] };
const released: PaymentFacts = {
  ...paid,
  payments: ['voided 4200'],
  captures: 0,
  timeline: [...placed, 'authorisationReleased'],
};
const charged: PaymentFacts = {
  ...paid,
  payments: ['voided 4200', 'captured 4200'],
  timeline: [...released.timeline, 'paid'],
};

interface Done {
  readonly held: ReturnType<Held>;
  readonly act: () => Promise<unknown>;
}

/** The studio’s actions on authorised money. */
function holding(
  name: string,
  end: PaymentFacts,
  prepare: (stage: PaymentStage) => Done | Promise<Done>,
): PaymentStep {
  return {
    name,
    async prepare(stage) {
      await stage.fillCart();
      await stage.place();
      await stage.captureLater();
      await stage.pay();
      return prepare(stage);
    },
    end,
  };
}

function capturing(name: string, held: Held): PaymentStep {
  return holding(name, taken, stage => ({
    held: held(stage),
    act: () => stage.act('capture', { paymentId: stage.paymentId, captureId: stage.refundId }),
  }));
}

function releasing(name: string, held: Held): PaymentStep {
  return holding(name, released, stage => ({
    held: held(stage),
    act: () => stage.act('void', { paymentId: stage.paymentId }),
  }));
}

/** A released amount is charged to a saved payment method, without the buyer. */
function charging(name: string, held: (paymentId: string) => ReturnType<Held>): PaymentStep {
  return holding(name, charged, async stage => {
    await stage.act('void', { paymentId: stage.paymentId });
    const savedMethodId = await stage.keepMethod();
    const paymentId = newId();
    return { held: held(paymentId), act: () => stage.act('charge', { savedMethodId, paymentId }) };
  });
}

export const holdingSteps: readonly PaymentStep[] = [
  capturing('what is held is to be taken', ({ refundId }) => at('payment_captures', { id: refundId })),
  releasing('what is held is to be let go', ({ paymentId }) =>
    at('payments', { id: paymentId, is_void_wanted: true }),
  ),
  charging('a kept way to pay is to be charged', id => at('payments', { id })),
];

/** From here on everything is completed even if no request is repeated. */
export const heldSteps: readonly PaymentStep[] = [
  capturing('the service is asked to take what it holds', ({ refundId }) =>
    at('test_gateway_captures', { capture_id: refundId }),
  ),
  capturing('what was held is taken and not settled', ({ refundId }) =>
    at('payment_captures', { id: refundId, state: 'done' }),
  ),
  capturing('the payment has nothing left to take', ({ paymentId }) =>
    at('payments', { id: paymentId, state: 'captured' }),
  ),
  releasing('the service is asked to let go what it holds', ({ paymentId }) =>
    at('test_gateway_payments', { payment_id: paymentId, state: 'voided' }),
  ),
  releasing('what was held is let go and not settled', ({ paymentId }) =>
    at('payments', { id: paymentId, state: 'voided' }),
  ),
  charging('the service is asked to charge a kept way to pay', id =>
    at('test_gateway_payments', { payment_id: id, state: 'captured' }),
  ),
  charging('a kept way to pay is charged and not settled', id => at('payments', { id, state: 'captured' })),
  charging('the charge is settled and not accounted', id =>
    at('payments', { id, state: 'captured', is_accounted: true }),
  ),
];
