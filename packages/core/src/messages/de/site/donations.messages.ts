/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'Der höchste Betrag darf nicht unter dem niedrigsten liegen.',
    suggestedOutside: 'Jeder vorgeschlagene Betrag muss zwischen dem niedrigsten und dem höchsten liegen.',
    subject: 'Danke für Ihre Spende an {shop}',
    introUnpaid:
      'Vielen Dank, dass Sie für „{fund}“ spenden. Ihre Spende zählt, sobald Ihre Zahlung eingegangen ist.',
    intro: 'Vielen Dank für Ihre Spende für „{fund}“. Diese E-Mail ist Ihr Beleg.',
  },
} as const;
