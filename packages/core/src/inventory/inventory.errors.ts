import { declareErrors } from '../errors/declare-errors.ts';

export const inventoryErrors = declareErrors('inventory', {
  short: { status: 409, message: 'There is not enough of something in stock. Change the quantity.' },
  unlimited: {
    status: 409,
    message: 'This variant has unlimited stock. Set a quantity first.',
  },
  belowZero: { status: 409, message: 'Only {onHand} are on hand; the stock cannot fall below zero.' },
});
