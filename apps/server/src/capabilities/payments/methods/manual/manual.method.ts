import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { PaymentMethod } from '../../payment-method.ts';

/** Bank transfer or pay on collection: the order is placed at once, and a person notes that it was paid. */
export const method: PaymentMethod = {
  id: 'manual',
  position: 20,
  wordsIn: language => {
    const { manual, manualHint } = wordsIn(language).payments;
    return { name: manual, description: manualHint };
  },
  isOffered: website => website.settings.store.payments.manual,
  isReady: ({ settings }) => {
    const { manual, manualInstructions } = settings.store.payments;
    return manual && manualInstructions.trim() !== '';
  },
  instructionsOf: website => website.settings.store.payments.manualInstructions,
  firstState: 'awaited',
};
