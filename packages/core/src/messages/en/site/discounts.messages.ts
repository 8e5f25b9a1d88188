/** Texts about discounts, in the cart and at the checkout. */
export const messages = {
  discounts: {
    unknown: 'This code is not valid.',
    notYet: 'This code is valid from {date}.',
    over: 'This code expired on {date}.',
    usedUp: 'This code has already been used up.',
    usedByCustomer: 'You have already used this code.',
    emailNeeded: 'Enter your email address at checkout to use this code.',
    otherCustomers: 'This code is not valid for your email address.',
    belowMinimum: 'This code is valid from a subtotal of {minimum}. {missing} is missing.',
    otherProducts: 'This code does not apply to anything in your cart.',
    tooFewBought: 'Add {missing, plural, one {one more item} other {# more items}} to use this code.',
    notCombined: 'This code cannot be combined with “{other}”, which saves you more.',
    nothingSent: 'This code makes shipping free, but nothing is shipped yet.',
    nothingLeft: 'There is nothing left that this code could reduce.',
    gone: 'One of your discounts can no longer be used, so the total has changed. Please check it and place your order again.',
    tooManyCodes: 'A cart holds at most {max} codes. Remove one first.',
    tooManyTries: 'You have entered too many codes. Please wait a minute and try again.',
    noCode: 'Enter a discount code.',
  },
} as const;
