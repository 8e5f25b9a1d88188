import { declareErrors } from '../errors/declare-errors.ts';
import { messages as en } from '../messages/en/site/subscriptions.messages.ts';

export const subscriptionErrors = declareErrors('subscriptions', {
  forbiddenMove: { status: 409, message: en.subscriptions.forbiddenMove },
  nothingDue: { status: 409, message: en.subscriptions.nothingDue },
  notSkipped: { status: 409, message: en.subscriptions.notSkipped },
  beingPaid: { status: 409, message: en.subscriptions.beingPaid },
  outOfStock: { status: 409, message: en.subscriptions.outOfStock },
  otherMethod: { status: 409, message: en.subscriptions.otherMethod },
});
