import { wordsIn } from '@vitrine/core/messages/words.ts';
import { z } from 'zod';
import type { PaymentMethod } from '../../payment-method.ts';

const settings = z.object({
  instructions: z.string().max(2000).default('').meta({
    label: 'How to pay',
    control: 'textarea',
    help: 'Shown after the order and in the confirmation email, for example your bank account.',
  }),
  isSentUnpaid: z.boolean().default(false).meta({
    label: 'Goods may be sent before payment',
    help: 'For buyers who pay by invoice, on collection or on delivery. You are asked each time.',
  }),
});

/** Bank transfer or payment on collection: the order is placed immediately, and a person records the payment. */
export const method: PaymentMethod<typeof settings> = {
  id: 'manual',
  position: 20,
  wordsIn: language => {
    const { manual, manualHint } = wordsIn(language).payments;
    return { name: manual, description: manualHint };
  },
  forOwner: {
    name: 'Manual payment',
    description: 'By bank transfer or on collection. You mark orders as paid.',
  },
  settings,
  isEnabledAtFirst: true,
  isReady: ({ instructions }) => instructions.trim() !== '',
  instructionsOf: ({ instructions }) => instructions,
  sendsUnpaid: ({ isSentUnpaid }) => isSentUnpaid,
  readOldSettings: ({ manual, manualInstructions }) => ({
    isEnabled: manual !== false,
    settings: { instructions: typeof manualInstructions === 'string' ? manualInstructions : '' },
  }),
  firstState: 'awaited',
};
