/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'Het hoogste bedrag kan niet lager zijn dan het laagste.',
    suggestedOutside: 'Elk voorgesteld bedrag moet tussen het laagste en het hoogste liggen.',
    subject: 'Bedankt voor je donatie aan {shop}',
    introUnpaid: 'Bedankt dat je wilt geven aan ‘{fund}’. Je donatie telt zodra je betaling binnen is.',
    intro: 'Bedankt voor je donatie aan ‘{fund}’. Deze e-mail is je ontvangstbewijs.',
  },
} as const;
