export const messages = {
  withdrawals: {
    receiptSubject: 'Vi har modtaget din fortrydelse',
    receiptIntro: '{shop} har modtaget denne erklæring om fortrydelse. Gem denne e-mail som kvittering.',
    receiptContent: '{name} ({email}) fortryder aftalen om ordre {number}: {items}.',
    receivedAt: 'Modtaget {at}.',
    whole: 'hele ordren',
    noticeSubject: 'Fortrydelse af ordre {number}',
    noticeMatch: 'Ordren findes med denne e-mailadresse.',
    noticeNoMatch:
      'Der er ingen ordre med dette nummer og denne e-mailadresse. Kontrollér det, før du svarer.',
    noticeUntil:
      'Fortrydelsesfristen på 14 dage udløber den {date}, regnet fra sidste forsendelse eller ellers fra ordren.',
  },
} as const;
