/** Texts about the prices of several products at once. */
export const messages = {
  'bulk.prices': 'Change prices',
  pricesTitle: '{n, plural, one {Change prices of one product} other {Change prices of # products}}',
  pricesWay: 'Change',
  'pricesWay.raisePercent': 'Raise by percent',
  'pricesWay.lowerPercent': 'Lower by percent',
  'pricesWay.raiseAmount': 'Raise by an amount',
  'pricesWay.lowerAmount': 'Lower by an amount',
  pricesPercent: 'Percent',
  pricesAmount: 'Amount',
  pricesBadValue: 'Enter a number above zero, such as 5 or 2.50.',
  pricesApply: 'Set prices',
  pricesCount: '{n, plural, =0 {No price changes.} one {One price changes:} other {# prices change:}}',
  pricesFromTo: '{from} → {to}',
  pricesMore: '{n, plural, one {And one more.} other {And # more.}}',
  pricesKept: '{n, plural, one {One price stays as it is:} other {# prices stay as they are:}}',
  'pricesKept.belowZero': 'It would be below zero.',
  'pricesKept.tooHigh': 'It would be more than 1,000,000.',
  'pricesKept.belowSale': 'It would not be above its sale price.',
  pricesChanged:
    '{n, plural, =0 {No price was changed.} one {One price was changed.} other {# prices were changed.}}',
  pricesUndone:
    '{n, plural, =0 {No price was set back.} one {One price was set back.} other {# prices were set back.}}',
  pricesLeft:
    '{n, plural, one {One had been changed in the meantime and stays.} other {# had been changed in the meantime and stay.}}',
} as const;
