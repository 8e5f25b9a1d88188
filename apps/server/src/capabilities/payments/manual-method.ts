import type { PaymentMethod } from './payment-method.ts';

/** Bank transfer or pay on collection: the order is placed at once, and a person notes that it was paid. */
export const manualMethod: PaymentMethod = {
  id: 'manual',
  name: 'Bank transfer or pay on collection',
  description: 'You get the instructions with the confirmation.',
  isOffered: website => website.settings.store.payments.manual,
  firstState: 'awaited',
  refund: async () => false,
};
