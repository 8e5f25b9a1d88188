import { dialogStyles } from '@vitrine/core/dialog/dialog-constants.ts';
import type { DialogAnswer } from './dialog-element.ts';
import { makeDialog } from './make-dialog.ts';

export interface Question {
  readonly title: string;
  readonly message: string;
  readonly confirm: string;
  readonly cancel: string;
}

/** Asks for confirmation before an action; true if confirmed (rule DIALOG-2). */
export async function ask({ title, message, confirm, cancel }: Question): Promise<boolean> {
  const words = { confirm, cancel, reject: cancel };
  return (
    (await makeDialog({ style: dialogStyles.confirmOrCancel, title, message, words }).show()) === 'confirm'
  );
}

/** Shows a message that must be acknowledged, with the single button “Okay” (rule DIALOG-6). */
export function alert({
  title,
  message,
  okay = 'Okay',
}: {
  title: string;
  message: string;
  okay?: string;
}): Promise<DialogAnswer> {
  const words = { confirm: okay, cancel: okay, reject: okay };
  return makeDialog({ style: dialogStyles.confirmOnly, title, message, words }).show();
}
