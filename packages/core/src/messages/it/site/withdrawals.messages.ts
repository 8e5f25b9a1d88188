export const messages = {
  withdrawals: {
    receiptSubject: 'Abbiamo ricevuto il tuo recesso',
    receiptIntro: '{shop} ha ricevuto questa dichiarazione di recesso. Conserva questa email come ricevuta.',
    receiptContent: '{name} ({email}) recede dal contratto dell’ordine {number}: {items}.',
    receivedAt: 'Ricevuta il {at}.',
    whole: 'tutto l’ordine',
    noticeSubject: 'Recesso dall’ordine {number}',
    noticeMatch: 'L’ordine esiste con questo indirizzo email.',
    noticeNoMatch: 'Non esiste un ordine con questo numero e indirizzo email. Verifica prima di rispondere.',
    noticeUntil:
      'Il termine di recesso di 14 giorni scade il {date}, contato dall’ultima spedizione o, in mancanza, dall’ordine.',
  },
} as const;
