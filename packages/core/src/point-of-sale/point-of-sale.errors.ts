import { declareErrors } from '../errors/declare-errors.ts';

export const pointOfSaleErrors = declareErrors('pointOfSale', {
  alreadySold: {
    status: 409,
    message:
      'This sale was completed before, as order {number} of {total}. Begin a new sale for what was added since.',
  },
  tooLittleCash: {
    status: 400,
    message: 'The cash received is less than the total. The total is {total}.',
  },
  emailNeeded: {
    status: 400,
    message: '“{title}” is sent by email. Enter the email address of the customer.',
  },
  notSoldHere: {
    status: 409,
    message:
      '“{title}” can only be bought on the website, because its buyer has to choose or agree to something. Remove it from the sale.',
  },
  soldOut: {
    status: 409,
    message: '“{title}” is sold out. Remove it from the sale.',
  },
  notEnough: {
    status: 409,
    message: 'Only {left} of “{title}” can be sold now. Change the quantity, or remove it.',
  },
  noPlace: {
    status: 409,
    message:
      'The country of the store is not known, so that no tax can be calculated. Enter the address of the seller in the settings of the store.',
  },
});
