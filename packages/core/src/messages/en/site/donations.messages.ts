/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'The largest amount cannot be below the smallest.',
    suggestedOutside: 'Each suggested amount must lie between the smallest and the largest.',
    subject: 'Thank you for your donation to {shop}',
    introUnpaid:
      'Thank you for wanting to give to “{fund}”. Your donation counts as soon as your payment arrives.',
    intro: 'Thank you for your donation to “{fund}”. This email is your receipt.',
  },
} as const;
