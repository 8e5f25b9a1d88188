/** The page on which a buyer withdraws from a contract; the law wants it to be found easily. */
export const withdrawalAddress = '/checkout/withdrawal';
