/** Texts on shipping labels. */
export const messages = {
  labels: {
    address: 'Printable address label',
    from: 'From',
    to: 'To',
    order: 'Order {number}',
    parcel: 'Parcel {at} of {count}',
    weight: 'Weight: {weight}',
    weightOfAll: 'Weight of all parcels: {weight}',
    test: 'Test: do not send',
  },
} as const;
