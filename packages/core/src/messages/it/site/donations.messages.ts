/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'L’importo massimo non può essere inferiore al minimo.',
    suggestedOutside: 'Ogni importo suggerito deve essere compreso tra il minimo e il massimo.',
    subject: 'Grazie per la tua donazione a {shop}',
    introUnpaid: 'Grazie per voler donare a «{fund}». La tua donazione conta non appena arriva il pagamento.',
    intro: 'Grazie per la tua donazione a «{fund}». Questa email è la tua ricevuta.',
  },
} as const;
