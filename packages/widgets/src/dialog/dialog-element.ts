import { type DialogStyle, dialogDefaults, dialogStyles } from '@vitrine/core/dialog/dialog-constants.ts';
import { makeElement } from '../elements/make-element.ts';

export type DialogAnswer = 'confirm' | 'reject' | 'cancel';

/** Labels of the buttons; a style uses those it has. */
export interface DialogWords {
  readonly confirm: string;
  readonly reject: string;
  readonly cancel: string;
}

const answersOf: Readonly<Record<DialogStyle, readonly DialogAnswer[]>> = {
  [dialogStyles.confirmOrReject]: ['reject', 'confirm'],
  [dialogStyles.confirmOrCancel]: ['cancel', 'confirm'],
  [dialogStyles.confirmOnly]: ['confirm'],
  [dialogStyles.noButtons]: [],
};

export interface DialogText {
  readonly style: DialogStyle;
  readonly title: string;
  readonly message: string;
  readonly words: DialogWords;
}

let made = 0;

/** The markup of a dialog; the initial focus is on the answer that changes nothing (rules DIALOG-1, DIALOG-7). */
export function dialogElement(
  { style, title, message, words }: DialogText,
  onAnswer: (answer: DialogAnswer) => void,
): HTMLDialogElement {
  made += 1;
  const [titleId, messageId] = [`dialog-${made}-title`, `dialog-${made}-message`];
  const heading = makeElement('h2', { class: 'dialog-title', id: titleId }, title);
  const text = makeElement('p', { class: 'dialog-message', id: messageId }, message);
  const buttons = answersOf[style].map(answer => buttonFor(answer, words, onAnswer));
  const box = makeElement('div', { class: 'dialog-box' }, heading, text);
  if (buttons.length > 0) box.append(makeElement('div', { class: 'dialog-actions' }, ...buttons));
  else heading.tabIndex = -1;
  (buttons[0] ?? heading).autofocus = true;
  const element = makeElement(
    'dialog',
    {
      class: 'dialog',
      'data-state': 'hidden',
      'aria-labelledby': titleId,
      'aria-describedby': messageId,
      // It waits for an answer; without buttons it only shows a message.
      ...(buttons.length > 0 ? { role: 'alertdialog' } : {}),
    },
    box,
  );
  element.style.setProperty('--dialog-width', `${dialogDefaults.width}px`);
  element.style.setProperty('--dialog-padding', `${dialogDefaults.padding}px`);
  element.style.setProperty('--dialog-z', `${dialogDefaults.zIndex}`);
  return element;
}

function buttonFor(
  answer: DialogAnswer,
  words: DialogWords,
  onAnswer: (answer: DialogAnswer) => void,
): HTMLButtonElement {
  const look = answer === 'confirm' ? 'button' : 'button button-outline';
  const button = makeElement('button', { type: 'button', class: look, 'data-answer': answer }, words[answer]);
  button.addEventListener('click', () => onAnswer(answer));
  return button;
}
