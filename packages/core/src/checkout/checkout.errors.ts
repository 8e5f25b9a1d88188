import { declareErrors } from '../errors/declare-errors.ts';
import { messages as discountsEn } from '../messages/en/site/discounts.messages.ts';
import { messages as expressEn } from '../messages/en/site/express-checkout.messages.ts';
import { messages as giftCardsEn } from '../messages/en/site/gift-cards.messages.ts';
import { messages as makingEn } from '../messages/en/site/made-to-order.messages.ts';
import { messages as en } from '../messages/en/site/store.messages.ts';
import { messages as subscriptionsEn } from '../messages/en/site/subscriptions.messages.ts';

export const checkoutErrors = declareErrors('checkout', {
  noCart: { status: 409, message: en.cart.noCart },
  empty: { status: 409, message: en.cart.empty },
  storeClosed: { status: 409, message: en.cart.storeClosed },
  noPayment: { status: 409, message: en.cart.noPayment },
  belowMinimum: { status: 409, message: en.cart.minimumSubtotal },
  cartChanged: { status: 409, message: en.cart.cartChanged },
  /** Has the same text as a lost cart; the server tries again before it answers this. */
  begunMeanwhile: { status: 409, message: en.cart.cartChanged },
  earlierPayment: { status: 409, message: en.cart.earlierPayment },
  tooManyOrders: { status: 429, message: en.cart.tooManyOrders },
  shipsLater: { status: 409, message: makingEn.madeToOrder.later },
  totalChanged: { status: 409, message: en.cart.totalChanged },
  testMixed: { status: 409, message: en.cart.testMixed },
  noKey: {
    status: 400,
    message:
      'The header Idempotency-Key is missing. Send a new unguessable one with each attempt, and the same one when you repeat it.',
  },
  keyReused: {
    status: 409,
    message: 'This Idempotency-Key belongs to another attempt. Send a new one when anything changes.',
  },
  noPlanMethod: { status: 409, message: subscriptionsEn.subscriptions.noMethod },
  planUnpaid: { status: 409, message: subscriptionsEn.subscriptions.firstPayment },
  expressGone: { status: 409, message: expressEn.express.gone },
  giftCardGone: {
    status: 409,
    message: giftCardsEn.giftCards.gone,
  },
  discountGone: {
    status: 409,
    message: discountsEn.discounts.gone,
  },
});
