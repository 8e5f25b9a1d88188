import { declareErrors } from '../errors/declare-errors.ts';

export const labelErrors = declareErrors('labels', {
  noAddress: {
    status: 409,
    message:
      'There is no address to send to for {orders}. Print labels only for orders that are sent to somebody.',
  },
  test: {
    status: 409,
    message:
      'Orders {orders} are test orders, which are never sent. Print labels only for orders that are sent to somebody.',
  },
  senderMissing: {
    status: 409,
    message: 'A label needs the name and address of the sender. Enter them in the settings, under Store.',
  },
  unknownStrategy: {
    status: 409,
    message:
      'The chosen kind of label does not exist any more. Choose another in the settings, under Shipping.',
  },
  notMade: { status: 502, message: 'The labels could not be made: {reason}' },
});
