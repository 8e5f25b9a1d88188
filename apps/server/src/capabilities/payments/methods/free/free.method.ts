import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { PaymentMethod } from '../../payment-method.ts';

/** For orders that cost nothing; never offered beside others. */
export const method: PaymentMethod = {
  id: 'free',
  position: 30,
  isForNothing: true,
  wordsIn: language => {
    const { free } = wordsIn(language).payments;
    return { name: free, description: '' };
  },
  isOffered: () => false,
  isReady: () => false,
  firstState: 'captured',
};
