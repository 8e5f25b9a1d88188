import { declareErrors } from '../errors/declare-errors.ts';

export const paymentErrors = declareErrors('payments', {
  unknownMethod: { status: 400, message: 'This payment method is not offered here. Choose another.' },
  forbiddenMove: { status: 409, message: 'The payment is {state} and cannot become {wanted}.' },
  badSignature: { status: 401, message: 'The signature does not match the message.' },
  tooOld: { status: 401, message: 'The message is older or newer than {seconds} seconds.' },
  unreadable: { status: 400, message: 'The message cannot be read.' },
  otherAmount: { status: 409, message: 'The amount does not match the payment.' },
  nothingToGiveBack: { status: 409, message: 'This order has nothing left to refund.' },
  tooMuchBack: { status: 409, message: 'Only {left} of this payment can still be refunded.' },
  moreThanAwaited: { status: 409, message: 'Only {left} is still outstanding.' },
  moreThanHeld: { status: 409, message: 'Only {left} of this payment can still be captured.' },
  nothingToPay: { status: 409, message: 'This order has already been paid in full.' },
  stillAsked: {
    status: 409,
    message: 'A request about this payment is still running. Try again in a minute.',
  },
  serviceSilent: {
    status: 409,
    message:
      'We could not end the open payment of this order, because its service is not responding. Nothing was changed. Try again in a few minutes.',
  },
  testMixed: {
    status: 409,
    message:
      'On a launched website, test payments pay only for test orders, and real payments only for real orders. Choose another payment method.',
  },
  notByHand: { status: 409, message: 'Only payments made by hand are marked as paid by hand.' },
});
