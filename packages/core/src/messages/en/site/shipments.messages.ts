/** Emails about the shipments of an order. */
export const messages = {
  shipmentMails: {
    partSubject: 'Part of your order {number} is on its way',
    partIntro: 'Part of your order {number} at {shop} is on its way:',
    stillToCome: 'Still to come:',
    trackingSubject: 'New tracking for your order {number}',
    trackingIntro: 'The tracking of your order {number} at {shop} has changed:',
  },
} as const;
