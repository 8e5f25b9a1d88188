/** Texts on the pages of an order. */
export const messages = {
  receivedTitle: 'Thank you. We have received your order.',
  receivedNumber: 'Order {number} received',
  statusTitle: 'Status of order {number}',
  followOrder: 'Follow your order',
  statusPreparing: 'We are preparing your order.',
  statusPartlySent: 'Part of your order is on its way.',
  statusSent: 'Your order is on its way.',
  statusComplete: 'Your order is complete.',
  parcels: 'Sent',
  parcelSentOn: 'Sent on {date}',
  parcelNumber: 'Tracking number: {number}',
  trackParcel: 'Track this parcel',
  stillToCome: 'Still to come',
  yourOrders: 'Your orders',
} as const;
