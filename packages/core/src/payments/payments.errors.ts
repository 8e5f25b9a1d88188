import { declareErrors } from '../errors/declare-errors.ts';

export const paymentErrors = declareErrors('payments', {
  unknownMethod: { status: 400, message: 'This way to pay is not offered here. Choose another.' },
  forbiddenMove: { status: 409, message: 'The payment is {state} and cannot become {wanted}.' },
  badSignature: { status: 401, message: 'The signature does not fit what was sent.' },
  tooOld: { status: 401, message: 'The message is older or newer than {seconds} seconds.' },
  unreadable: { status: 400, message: 'The message cannot be read.' },
  otherAmount: { status: 409, message: 'The amount is not that of the payment.' },
  nothingToGiveBack: { status: 409, message: 'This order has nothing left to refund.' },
  tooMuchBack: { status: 409, message: 'Only {left} of this payment can still be refunded.' },
  moreThanAwaited: { status: 409, message: 'Only {left} is still to be paid by hand.' },
  moreThanHeld: { status: 409, message: 'Only {left} of this payment can still be captured.' },
  nothingToPay: { status: 409, message: 'Nothing of this order is still to be paid.' },
  stillAsked: {
    status: 409,
    message: 'The payment service is still asked about this payment. Try again in a minute.',
  },
  notByHand: { status: 409, message: 'Only payments made by hand are marked as paid by hand.' },
});
