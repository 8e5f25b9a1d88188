import { type PaymentFacts, paid, unpaid } from './payment-facts.ts';
import type { PaymentService } from './payment-services.ts';
import type { PaymentStage } from './payment-stage.ts';
import { at, type Held } from './payment-step.ts';

export interface ServiceStep {
  readonly name: string;
  readonly service: PaymentService;
  /** Even if its buyer never comes back, the messages of the service complete it. */
  readonly isToldByService: boolean;
  prepare(stage: PaymentStage): Promise<{ held: ReturnType<Held>; act: () => Promise<unknown> }>;
  readonly end: PaymentFacts;
}

/** Every step of paying by a service outside of the server, from its first question to a refund. */
export function serviceSteps(service: PaymentService): readonly ServiceStep[] {
  const { method, table } = service;
  const begin = async (stage: PaymentStage) => {
    await stage.fillCart();
    await stage.place(method);
  };
  const approve = async (stage: PaymentStage) => {
    await stage.start();
    service.approve(stage.paymentId);
  };
  const step = (
    name: string,
    held: Held,
    { before, act, end = paid, isToldByService = false }: Parts,
  ): ServiceStep => ({
    name: `${method}: ${name}`,
    service,
    isToldByService,
    async prepare(stage) {
      await begin(stage);
      for (const one of before) await one(stage);
      return { held: held(stage), act: () => act(stage) };
    },
    end,
  });
  const returning = { before: [approve], act: (stage: PaymentStage) => stage.comeBack() };
  return [
    step('the service is to be asked to begin', ({ paymentId }) => at(table, { payment_id: paymentId }), {
      before: [],
      async act(stage) {
        await approve(stage);
        await stage.comeBack();
      },
    }),
    ...(ownSteps[method]?.(step, returning) ?? []),
    step(
      'the money is taken and not settled',
      ({ paymentId }) => at('payments', { id: paymentId, state: 'captured' }),
      { ...returning, isToldByService: true },
    ),
    step(
      'the message of a buyer who never came back is being settled',
      ({ paymentId }) => at('payment_events', { payment_id: paymentId }),
      {
        before: [approve],
        act: stage => deliver(stage, service),
        isToldByService: true,
      },
    ),
    step(
      'the payment is settled and its order waits',
      ({ orderId }) => at('orders', { id: orderId, state: 'placed' }),
      { ...returning, isToldByService: true },
    ),
    step(
      'money is given back and not settled',
      ({ refundId }) => at('refunds', { id: refundId, state: 'done' }),
      {
        before: [approve, stage => stage.comeBack()],
        act: stage => stage.act('refund/part', { refundId: stage.refundId, amount: 1000 }),
        isToldByService: true,
        end: {
          ...paid,
          given: [1000],
          refunds: ['1000 done'],
          timeline: [...paid.timeline, 'refundedPart'],
          mails: [...paid.mails, 'refundPart'],
        },
      },
    ),
    step(
      'an unpaid order is cancelled, and its payment closed',
      ({ paymentId }) => at(table, { payment_id: paymentId, is_closed: true }),
      { before: [stage => stage.start()], act: stage => stage.act('cancellation'), end: unpaid },
    ),
  ];
}

interface Parts {
  readonly before: readonly ((stage: PaymentStage) => Promise<unknown>)[];
  readonly act: (stage: PaymentStage) => Promise<unknown>;
  readonly end?: PaymentFacts;
  readonly isToldByService?: boolean;
}
type NewStep = (name: string, held: Held, parts: Parts) => ServiceStep;

const ownSteps: Readonly<Record<string, (step: NewStep, returning: Parts) => readonly ServiceStep[]>> = {
  stripe: (step, returning) => [
    step(
      'the card is known, and the payment not settled',
      ({ paymentId }) => at('stripe_payments', { payment_id: paymentId, label: 'Visa •••• 4242' }),
      { ...returning, isToldByService: true },
    ),
  ],
  paypal: (step, returning) => [
    step(
      'the service is to be asked for the money',
      ({ paymentId }) => at('paypal_payments', { payment_id: paymentId, is_taking: true }),
      { ...returning, isToldByService: true },
    ),
  ],
};

/** Each message twice, the last one first. */
export async function deliver(stage: PaymentStage, service: PaymentService): Promise<void> {
  const messages = service.messagesOf(stage.paymentId);
  for (const message of [...messages.toReversed(), ...messages]) await stage.deliver(service.method, message);
}
