/** Receipts of the point of sale. */
export const messages = {
  pointOfSale: {
    discount: 'Agreed discount',
    handedOver: 'Handed over in the store',
    receipt: 'Receipt',
    orderNumber: 'Order',
    soldAt: 'Date',
    received: 'Cash received',
    change: 'Change',
    reference: 'Reference of the card reader',
    refunded: 'Refunded',
    thanks: 'Thank you for your purchase.',
    mailSubject: 'Your receipt from {shop}',
    mailIntro: 'Thank you for your purchase at {shop}. Here is your receipt.',
  },
} as const;
