/** Products that are made to order. */
export const messages = {
  'making.title': 'Time to make it',
  'making.hint': 'Buyers see it on the product page, in the cart and at the checkout.',
  making: 'Availability',
  'making.ready': 'Ready to be sent',
  'making.always': 'Always made to order',
  'making.beyond': 'Made to order once it is out of stock',
  'making.alwaysHint': 'If you count its stock, that is how many orders you still take.',
  'making.beyondHint':
    'It never sells out. What stock does not cover is made to order as a whole, and takes nothing from stock.',
  'making.from': 'Ships in at least',
  'making.to': 'At most',
  'making.unit': 'Unit',
  'making.unit.day': 'Days',
  'making.unit.week': 'Weeks',
  'making.toSpecification': 'Made to the customer’s own specification (no right of withdrawal)',
  'making.toSpecificationHint':
    'Only if each piece is made to what its buyer specifies. Buyers are told before they order, and cannot return it.',
} as const;
