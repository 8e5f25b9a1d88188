import { declareErrors } from '../errors/declare-errors.ts';

export const balanceErrors = declareErrors('balances', {
  nothingOwed: { status: 409, message: 'Nothing is left to pay for this order.' },
  notPayable: {
    status: 409,
    message: 'The order is {state}. Payment links are for orders that were placed.',
  },
  changedMeanwhile: {
    status: 409,
    message: 'This order was changed or paid in the meantime. Check what is left to pay and try again.',
  },
  noEmail: {
    status: 409,
    message: 'The order has no email address. Copy the link and hand it to the customer.',
  },
});
