import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';

/** Refusals of the studio itself; no call answers them. */
export const editingErrors = declareErrors('editing', {
  nothingToUndo: { status: 409, message: 'There is nothing to undo.' },
  nothingToRedo: { status: 409, message: 'There is nothing to redo.' },
  cannotUndo: {
    status: 409,
    message: '“{what}” can no longer be undone: that part of the page has been changed since.',
  },
  cannotRedo: {
    status: 409,
    message: '“{what}” can no longer be redone: that part of the page has been changed since.',
  },
});
