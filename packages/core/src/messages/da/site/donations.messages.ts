/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'Det højeste beløb kan ikke være under det laveste.',
    suggestedOutside: 'Hvert foreslået beløb skal ligge mellem det laveste og det højeste.',
    subject: 'Tak for din donation til {shop}',
    introUnpaid:
      'Tak, fordi du vil give til “{fund}”. Din donation tæller, så snart din betaling er modtaget.',
    intro: 'Tak for din donation til “{fund}”. Denne e-mail er din kvittering.',
  },
} as const;
