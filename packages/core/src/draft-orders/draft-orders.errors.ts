import { declareErrors } from '../errors/declare-errors.ts';

export const draftOrderErrors = declareErrors('draftOrders', {
  changedMeanwhile: {
    status: 409,
    message: 'Someone else changed this draft in the meantime. Reload it to see their changes.',
  },
  sameLine: {
    status: 409,
    message:
      '“{title}” is in this draft twice with the same answers. Change the quantity of one line instead.',
  },
  ordered: {
    status: 409,
    message: 'This draft has become an order. Open the order to change it.',
  },
});
