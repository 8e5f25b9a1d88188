import { declareErrors } from '../errors/declare-errors.ts';

export const orderErrors = declareErrors('orders', {
  forbiddenMove: { status: 409, message: 'The order is {state} and cannot become {wanted}.' },
  notPaid: { status: 409, message: 'The order is not paid yet. Mark it as paid before it is sent.' },
  unpaidNotConfirmed: {
    status: 409,
    message: 'The order is not paid yet. Confirm that it is sent anyway.',
  },
  test: {
    status: 409,
    message: 'This is a test order on a launched website. It took no stock and is never sent.',
  },
  tooManyBack: {
    status: 409,
    message: 'Of “{title}”, {left} can still be refunded. Choose {left} or fewer.',
  },
  tooMuchShipping: {
    status: 409,
    message: 'Only {left} of the shipping can still be refunded. Enter {left} or less.',
  },
  tooManySent: {
    status: 409,
    message: 'Of “{title}”, {left} are still to be sent. Choose {left} or fewer.',
  },
  partlySent: {
    status: 409,
    message:
      'Part of this order was sent. Refund the items that are not sent, or undo the shipment before you cancel it.',
  },
  shipmentUndone: { status: 409, message: 'This shipment was undone. Record another one.' },
  tooManyTags: { status: 409, message: 'An order has at most {max} tags. Remove one first.' },
  stillShort: {
    status: 409,
    message: 'There is still not enough in stock for this order. Add stock, or cancel the order.',
  },
});
