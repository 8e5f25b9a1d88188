import { wordsIn } from '@vitrine/core/messages/words.ts';
import { z } from 'zod';
import type { PaymentMethod } from '../../payment-method.ts';

/** Staff place the order, and note later that it was paid. */
export const method: PaymentMethod = {
  id: 'invoice',
  position: 24,
  isForStaff: true,
  wordsIn: language => ({ name: wordsIn(language).payments.invoice, description: '' }),
  forOwner: { name: 'On invoice', description: 'Placed in the studio. You mark the order as paid.' },
  settings: z.object({}),
  isOffered: () => false,
  isReady: () => false,
  sendsUnpaid: () => true,
  firstState: 'awaited',
};
