import { declareErrors } from '../errors/declare-errors.ts';

export const customerErrors = declareErrors('customers', {
  sameCustomer: {
    status: 409,
    message: 'These are one customer already. Choose another one.',
  },
});
