/** Being reminded of a cart, and taking it back. */
export const messages = {
  cartReminderConsent:
    'Send me one email if I leave without ordering. {shop} uses my address for nothing else, and I can withdraw my consent at any time.',
  cartBackTitle: 'Your cart',
  cartBackLead: 'You left these in your cart. Take them back to go on from there.',
  cartBackButton: 'Take my cart back',
  cartBackOver: 'This link no longer works',
  cartBackOverLead: 'The cart was ordered, is too old, or the link has expired.',
} as const;
