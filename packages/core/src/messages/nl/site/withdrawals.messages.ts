export const messages = {
  withdrawals: {
    receiptSubject: 'We hebben je herroeping ontvangen',
    receiptIntro:
      '{shop} heeft deze herroepingsverklaring ontvangen. Bewaar deze e-mail als ontvangstbewijs.',
    receiptContent: '{name} ({email}) herroept de overeenkomst van bestelling {number}: {items}.',
    receivedAt: 'Ontvangen op {at}.',
    whole: 'de hele bestelling',
    noticeSubject: 'Herroeping van bestelling {number}',
    noticeMatch: 'De bestelling bestaat met dit e-mailadres.',
    noticeNoMatch:
      'Er is geen bestelling met dit nummer en e-mailadres. Controleer het voordat je antwoordt.',
    noticeUntil:
      'De herroepingstermijn van 14 dagen eindigt op {date}, gerekend vanaf de laatste verzending of anders vanaf de bestelling.',
  },
} as const;
