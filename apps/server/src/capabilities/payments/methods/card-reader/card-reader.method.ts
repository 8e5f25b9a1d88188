import { wordsIn } from '@vitrine/core/messages/words.ts';
import { z } from 'zod';
import type { PaymentMethod } from '../../payment-method.ts';

/** A device that knows nothing of the shop; money is given back with it. */
export const method: PaymentMethod = {
  id: 'card-reader',
  position: 26,
  isForStaff: true,
  wordsIn: language => ({ name: wordsIn(language).payments.cardReader, description: '' }),
  forOwner: { name: 'Card reader', description: 'Taken in the studio, with a device of its own.' },
  settings: z.object({}),
  isOffered: () => false,
  isReady: () => false,
  firstState: 'captured',
};
