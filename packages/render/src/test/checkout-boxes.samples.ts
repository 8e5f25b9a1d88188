import type { CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';

type Boxes = Pick<CheckoutView, 'cartReminders' | 'marketing' | 'recurring' | 'downloads' | 'terms'>;

/** What a checkout asks its buyer to agree to. */
export const boxes: Boxes = {
  cartReminders: { words: 'Remind me of my cart once by email.', version: 'r-1', isTicked: false },
  marketing: { words: 'Send me news of Kiln by email.', version: 'marketing-1', isTicked: false },
  recurring: null,
  downloads: null,
  terms: {
    words: 'I have read these and agree to them:',
    version: 'terms-1',
    isTicked: false,
    links: [{ name: 'Terms of sale', address: '/terms' }],
    error: 'Please agree to the terms.',
  },
};
