/** Texts about discount codes on the cart and the checkout. */
export const messages = {
  discountCode: 'Discount code',
  applyCode: 'Apply',
  removeCode: 'Remove the code {code}',
  codesTitle: 'Discount codes',
  codeFreeShipping: 'Free shipping',
} as const;
