/** The page on which a buyer pays what is left of an order. */
export const messages = {
  balanceTitle: 'Pay for order {number}',
  balanceLead: '{amount} is left to pay.',
  balancePay: 'Pay {amount}',
  balancePayNow: 'Pay now',
  balancePaidTitle: 'This order is paid',
  balancePaid: 'Nothing is left to pay.',
  balanceWithdrawn: 'The shop has withdrawn it. Ask the shop if you still want to pay.',
  balanceCancelled: 'The order was cancelled. There is nothing to pay.',
  balanceAmountChanged: 'The amount to pay has changed. Check it, and pay again.',
  balanceEarlierOpen:
    'We could not cancel the payment that you started earlier, because its service is not responding. Nothing was changed. Please try again in a minute.',
} as const;
