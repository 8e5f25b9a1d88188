export const messages = {
  withdrawals: {
    receiptSubject: 'Nous avons reçu votre rétractation',
    receiptIntro:
      '{shop} a reçu cette déclaration de rétractation. Conservez cet e-mail comme accusé de réception.',
    receiptContent: '{name} ({email}) se rétracte du contrat de la commande {number} : {items}.',
    receivedAt: 'Reçue le {at}.',
    whole: 'toute la commande',
    noticeSubject: 'Rétractation de la commande {number}',
    noticeMatch: 'La commande existe avec cette adresse e-mail.',
    noticeNoMatch:
      'Il n’y a pas de commande avec ce numéro et cette adresse e-mail. Vérifiez avant de répondre.',
    noticeUntil:
      'Le délai de rétractation de 14 jours se termine le {date}, à compter du dernier envoi ou, à défaut, de la commande.',
  },
} as const;
