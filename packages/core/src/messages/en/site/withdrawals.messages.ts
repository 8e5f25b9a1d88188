/** Receipts and notices of withdrawals. */
export const messages = {
  withdrawals: {
    receiptSubject: 'We have received your withdrawal',
    receiptIntro: '{shop} has received this declaration of withdrawal. Keep this email as a receipt.',
    receiptContent: '{name} ({email}) withdraws from the contract of order {number}: {items}.',
    receivedAt: 'Received on {at}.',
    whole: 'the whole order',
    noticeSubject: 'Withdrawal from order {number}',
    noticeMatch: 'The order exists and has this email address.',
    noticeNoMatch: 'There is no order with this number and email address. Check it before you answer.',
    noticeUntil:
      'The period of withdrawal of 14 days ends on {date}, counted from the last shipment or, without one, from the order.',
  },
} as const;
