import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';

/** Refusals of the studio itself; no call answers them. */
export const editingErrors = declareErrors('editing', {
  nothingToUndo: { status: 409, message: 'There is nothing to undo.' },
  nothingToRedo: { status: 409, message: 'There is nothing to redo.' },
  cannotUndo: {
    status: 409,
    message: '“{what}” cannot be undone any more: the page was changed in that place meanwhile.',
  },
  cannotRedo: {
    status: 409,
    message: '“{what}” cannot be done again any more: the page was changed in that place meanwhile.',
  },
});
