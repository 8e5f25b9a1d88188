/** The email with the link to pay a draft order. */
export const messages = {
  draftOrders: {
    linkSubject: 'Your order from {shop}',
    linkIntro: '{shop} has prepared an order for you. Check it, and choose how to pay.',
    linkTotal: 'Total: {total}',
    linkButton: 'Check and pay',
    linkUntil:
      'The link is valid until {date}. Do not forward this email: anyone with the link can see your order.',
  },
} as const;
