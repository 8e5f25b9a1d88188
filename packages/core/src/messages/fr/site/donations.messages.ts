/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'Le montant maximal ne peut pas être inférieur au minimum.',
    suggestedOutside: 'Chaque montant proposé doit être compris entre le minimum et le maximum.',
    subject: 'Merci pour votre don à {shop}',
    introUnpaid: 'Merci de donner à « {fund} ». Votre don comptera dès que votre paiement arrivera.',
    intro: 'Merci pour votre don à « {fund} ». Cet e-mail est votre reçu.',
  },
} as const;
