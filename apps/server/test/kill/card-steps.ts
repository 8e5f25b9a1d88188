import { cancelled, paid } from './payment-facts.ts';
import { at, type Held, type PaymentStep } from './payment-step.ts';

const cardPays = ['captured 1000', 'captured 3200'];
const taken = ['issued 1000', 'taken -1000'];

function boughtCards(name: string, held: Held): PaymentStep {
  return {
    name,
    async prepare(stage) {
      await stage.fillCart({ type: 4 });
      await stage.place();
      return { held: held(stage), act: () => stage.pay() };
    },
    end: {
      ...paid,
      // Nothing has to be sent.
      orders: ['completed'],
      timeline: [...paid.timeline, 'completed'],
      payments: ['captured 3700'],
      mails: ['card', 'card', ...paid.mails],
      cards: ['issued 1850', 'issued 1850'],
    },
  };
}

/** What gift cards pay, and what is bought as one: each is taken, given back, issued and mailed once. */
export const cardSteps: readonly PaymentStep[] = [
  {
    name: 'a gift card pays part of an order',
    async prepare(stage) {
      await stage.fillCart();
      const card_id = await stage.enterCard(1000);
      const act = async () => {
        await stage.place();
        await stage.pay();
      };
      return { held: at('gift_card_entries', { card_id, kind: 'taken' }), act };
    },
    end: { ...paid, payments: cardPays, cards: taken },
  },
  {
    name: 'a cancelled order gives back what a gift card paid',
    async prepare(stage) {
      await stage.fillCart();
      const card_id = await stage.enterCard(1000);
      await stage.place('manual');
      const held = at('gift_card_entries', { card_id, kind: 'givenBack' });
      return { held, act: () => stage.act('cancellation') };
    },
    end: {
      ...cancelled,
      payments: ['captured 1000', 'abandoned 3200'],
      captures: 0,
      given: [],
      refunds: ['1000 done'],
      timeline: ['placed', 'cancelled', 'refunded'],
      cards: [...taken, 'givenBack 1000'],
    },
  },
  boughtCards('the bought gift cards are issued', ({ orderId }) => at('gift_cards', { order_id: orderId })),
  boughtCards('the bought gift cards are mailed', ({ email }) =>
    at('outbox', { recipient: email, kind: 'giftCards.card' }),
  ),
];
