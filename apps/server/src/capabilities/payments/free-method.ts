import type { PaymentMethod } from './payment-method.ts';

/** For orders that cost nothing; never offered beside others. */
export const freeMethod: PaymentMethod = {
  id: 'free',
  name: 'Nothing to pay',
  description: '',
  isOffered: () => false,
  firstState: 'captured',
  refund: async () => true,
};
