import { declareErrors } from '../errors/declare-errors.ts';

export const productEditErrors = declareErrors('productEdits', {
  underWay: {
    status: 409,
    message: 'Products are being edited already. Wait until that is finished, or stop it.',
  },
  notRunning: { status: 409, message: 'This edit is not under way. Reload to see what became of it.' },
  notToUndo: { status: 409, message: 'There is nothing of this edit that could be undone.' },
});
