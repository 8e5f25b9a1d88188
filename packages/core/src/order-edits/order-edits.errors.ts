import { declareErrors } from '../errors/declare-errors.ts';

export const orderEditErrors = declareErrors('orderEdits', {
  ended: { status: 409, message: 'The order is {state} and can no longer be edited.' },
  sent: {
    status: 409,
    message:
      'Everything in this order was sent or delivered. Refund items of it, or place another order for the customer.',
  },
  test: {
    status: 409,
    message: 'This is a test order on a launched website. Cancel it and place another one instead.',
  },
  renewal: {
    status: 409,
    message: 'This order renews a subscription. Change the subscription instead.',
  },
  donation: { status: 409, message: 'A donation cannot be edited. Refund it instead.' },
  withdrawn: {
    status: 409,
    message:
      'The customer withdrew from this order or asked for a return of it. Finish the return or the withdrawal first.',
  },
  paymentOpen: {
    status: 409,
    message:
      'A payment of this order is not finished. Capture or void an authorised payment, withdraw a payment link, or wait until the payment or its dispute has ended.',
  },
  changedMeanwhile: {
    status: 409,
    message: 'Someone else edited this order in the meantime. Reload it to see their changes.',
  },
  totalChanged: {
    status: 409,
    message: 'The order would cost {total} now. Check the new amounts and save again.',
  },
  unchanged: { status: 409, message: 'Nothing is different. Change something first.' },
  tooFewLeft: {
    status: 409,
    message: 'Of “{title}”, {least} are sent or refunded already. Keep at least {least}.',
  },
  fixedQuantity: {
    status: 409,
    message: '“{title}” is delivered once it is paid, and keeps its quantity. Refund it instead.',
  },
  unknownLine: {
    status: 409,
    message: 'A line is not part of this order. Reload the order.',
  },
  notAddable: {
    status: 409,
    message:
      '“{title}” cannot be added. Only physical products and services that are bought once and ask the customer no required question can be added to an order.',
  },
  goneVariant: {
    status: 409,
    message: 'A product that you added does not exist any more. Remove it.',
  },
  short: {
    status: 409,
    message: 'There is not enough of “{title}” in stock. Choose fewer, or add stock.',
  },
  noItems: { status: 409, message: 'An order needs at least one item. Cancel the order instead.' },
  noAmount: { status: 409, message: 'The order would cost nothing. Cancel the order instead.' },
  belowRefunded: {
    status: 409,
    message: '{amount} of this order was refunded already. It cannot cost less than that.',
  },
  noAddress: {
    status: 409,
    message: 'The order has no delivery address. Add only what is not sent, or write a draft order.',
  },
  untraceable: {
    status: 409,
    message:
      'The tax of this order cannot be traced to its items. Refund items of it, or write a draft order for what is added.',
  },
});
