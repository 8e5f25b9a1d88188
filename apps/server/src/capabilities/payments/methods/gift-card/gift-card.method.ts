import { shortCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { z } from 'zod';
import { giveBackToCard, readTaken } from '../../../gift-cards/index.ts';
import type { PaymentMethod } from '../../payment-method.ts';

/** What a gift card pays; never offered, as buyers enter the codes of their cards (decision 43). */
export const method: PaymentMethod = {
  id: 'gift-card',
  position: 40,
  isBalance: true,
  wordsIn: language => ({ name: wordsIn(language).giftCards.name, description: '' }),
  forOwner: { name: 'Gift card', description: 'For what is paid with gift cards.' },
  settings: z.object({}),
  isOffered: () => false,
  isReady: () => false,
  firstState: 'captured',
  describe: async ({ database, website }, payments) => {
    const taken = await readTaken(
      database,
      website.id,
      payments.map(({ id }) => id),
    );
    return new Map(taken.map(({ payment_id, last_characters }) => [payment_id, shortCode(last_characters)]));
  },
  refund: async (context, { id }, { refundId, amount }) => {
    await giveBackToCard(context, { paymentId: id, refundId, amount });
    return '';
  },
};
