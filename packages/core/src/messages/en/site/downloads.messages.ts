/** Texts about downloads: the agreement at the checkout, and emails. */
export const messages = {
  downloads: {
    consent:
      'Give me my downloads right after I have paid. I know that I lose my right of withdrawal for them then.',
    consentMissing: 'Please agree to the immediate delivery. Without that we cannot give you your downloads.',
    consentChanged: 'The words about the immediate delivery have changed. Please read them and agree again.',
    agreed: 'You agreed to the immediate delivery of your downloads:',
    mailSubject: 'Your downloads of order {number}',
    mailIntro: 'Here are your downloads from {shop}.',
    mailList: 'Your downloads:',
    mailUntil:
      'The link works until {date}. After that, you can have a new one sent from the page of your order.',
    mailButton: 'Go to your downloads',
  },
} as const;
