/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'Het hoogste bedrag kan niet lager zijn dan het laagste.',
    suggestedOutside: 'Elk voorgesteld bedrag moet tussen het laagste en het hoogste liggen.',
    subject: 'Bedankt voor je donatie aan {shop}',
    intro: 'Bedankt voor je donatie aan ‘{fund}’. Deze e-mail is je ontvangstbewijs.',
  },
} as const;
