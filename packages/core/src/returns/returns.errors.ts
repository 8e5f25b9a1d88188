import { declareErrors } from '../errors/declare-errors.ts';

export const returnErrors = declareErrors('returns', {
  forbiddenMove: {
    status: 409,
    message: 'This return has changed in the meantime. Reload to see its present state.',
  },
  tooMany: {
    status: 409,
    message: 'Of “{title}”, {left} can be returned. Choose {left} or fewer.',
  },
  nothing: { status: 409, message: 'No items are left in this return. Choose at least one.' },
  unknownReason: { status: 400, message: 'Choose a reason for each item, of those that the shop has.' },
  closed: { status: 409, message: 'Items of this order can no longer be returned.' },
});
