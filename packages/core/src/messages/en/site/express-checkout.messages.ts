/** Wallets that pay on the cart and at the top of the checkout. */
export const messages = {
  express: {
    title: 'Express checkout',
    or: 'or',
    placing: 'Placing your order…',
    failed: 'Your order could not be placed, and nothing was charged. Check your connection and try again.',
    gone: 'Express checkout is no longer possible for this cart. Nothing was charged. Check your order, and pay in another way.',
    later: 'Depends on your address',
  },
} as const;
