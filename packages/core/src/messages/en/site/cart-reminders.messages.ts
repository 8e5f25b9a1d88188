/** The email about a cart that was left. */
export const messages = {
  cartReminderMails: {
    subject: 'You left something in your cart at {shop}',
    intro: 'You left these in your cart at {shop}. They are still there.',
    code: 'With the code {code} it costs less. It is entered for you.',
    button: 'Back to my cart',
    until: 'The link works until {date}. Prices and stock may change.',
    why: '{shop} sends you this one email about your cart because you agreed to it.',
    stop: 'No more of these emails',
  },
} as const;
