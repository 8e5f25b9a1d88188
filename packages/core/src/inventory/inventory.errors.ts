import { declareErrors } from '../errors/declare-errors.ts';

export const inventoryErrors = declareErrors('inventory', {
  short: { status: 409, message: 'There is less of something in stock than asked for. Change the quantity.' },
  unlimited: {
    status: 409,
    message: 'This variant sells without counting. Set a number of pieces first.',
  },
  belowZero: { status: 409, message: 'Only {onHand} are on hand; the stock cannot fall below zero.' },
});
