import { wordsIn } from '@vitrine/core/messages/words.ts';
import { z } from 'zod';
import type { PaymentMethod } from '../../payment-method.ts';

/** Money in the hand of staff; they give it back themselves. */
export const method: PaymentMethod = {
  id: 'cash',
  position: 25,
  isForStaff: true,
  isInDrawer: true,
  wordsIn: language => ({ name: wordsIn(language).payments.cash, description: '' }),
  forOwner: { name: 'Cash', description: 'Taken in the studio.' },
  settings: z.object({}),
  isOffered: () => false,
  isReady: () => false,
  firstState: 'captured',
};
