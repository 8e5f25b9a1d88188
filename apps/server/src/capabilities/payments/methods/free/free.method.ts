import { wordsIn } from '@vitrine/core/messages/words.ts';
import { z } from 'zod';
import type { PaymentMethod } from '../../payment-method.ts';

/** For free orders; never offered together with others. */
export const method: PaymentMethod = {
  id: 'free',
  position: 30,
  isForNothing: true,
  wordsIn: language => {
    const { free } = wordsIn(language).payments;
    return { name: free, description: '' };
  },
  forOwner: { name: 'Nothing to pay', description: 'For orders that cost nothing.' },
  settings: z.object({}),
  isOffered: () => false,
  isReady: () => false,
  firstState: 'captured',
};
