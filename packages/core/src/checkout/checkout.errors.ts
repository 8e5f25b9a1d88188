import { cartMessages } from '../cart/cart.messages.ts';
import { declareErrors } from '../errors/declare-errors.ts';

export const checkoutErrors = declareErrors('checkout', {
  noCart: { status: 409, message: cartMessages.noCart },
  empty: { status: 409, message: cartMessages.empty },
  storeClosed: { status: 409, message: cartMessages.storeClosed },
  noPayment: { status: 409, message: cartMessages.noPayment },
  belowMinimum: { status: 409, message: cartMessages.minimumSubtotal },
  cartChanged: { status: 409, message: cartMessages.cartChanged },
  totalChanged: { status: 409, message: cartMessages.totalChanged },
  noKey: {
    status: 400,
    message:
      'The header Idempotency-Key is missing. Send a new unguessable one with each attempt, and the same one when you repeat it.',
  },
  keyReused: {
    status: 409,
    message: 'This Idempotency-Key belongs to another attempt. Send a new one when anything changes.',
  },
});
