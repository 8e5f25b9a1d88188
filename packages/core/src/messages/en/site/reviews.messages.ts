/** Emails that ask buyers for reviews. */
export const messages = {
  reviewMails: {
    subject: 'How do you like what you bought at {shop}?',
    intro: 'Your order from {shop} is complete. How do you like what you bought?',
    button: 'Rate your purchase',
    until: 'You can use this link until {date}.',
    why: 'You get this email because you bought something at {shop}.',
    stop: 'Stop these emails',
  },
} as const;
