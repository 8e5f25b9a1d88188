import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';

/** Refusals raised by the studio itself rather than by a call. */
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
