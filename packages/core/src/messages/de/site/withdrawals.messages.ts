export const messages = {
  withdrawals: {
    receiptSubject: 'Wir haben Ihren Widerruf erhalten',
    receiptIntro:
      '{shop} hat diese Widerrufserklärung erhalten. Bewahren Sie diese E-Mail als Bestätigung auf.',
    receiptContent: '{name} ({email}) widerruft den Vertrag zur Bestellung {number}: {items}.',
    receivedAt: 'Eingegangen am {at}.',
    whole: 'die ganze Bestellung',
    noticeSubject: 'Widerruf der Bestellung {number}',
    noticeMatch: 'Die Bestellung gibt es mit dieser E-Mail-Adresse.',
    noticeNoMatch:
      'Es gibt keine Bestellung mit dieser Nummer und E-Mail-Adresse. Prüfen Sie sie, bevor Sie antworten.',
    noticeUntil:
      'Die Widerrufsfrist von 14 Tagen endet am {date}, gerechnet ab dem letzten Versand oder sonst ab der Bestellung.',
  },
} as const;
