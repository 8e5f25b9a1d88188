import { type DialogStyle, dialogDefaults, dialogStyles } from '@vitrine/core/dialog/dialog-constants.ts';

export type DialogAnswer = 'confirm' | 'reject' | 'cancel';

/** Words of the buttons; a style uses those it has. */
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

/** The markup of a dialog; the focus begins on the answer that changes nothing (rules DIALOG-1, DIALOG-7). */
export function dialogElement(
  { style, title, message, words }: DialogText,
  onAnswer: (answer: DialogAnswer) => void,
): HTMLDialogElement {
  made += 1;
  const id = `dialog-${made}`;
  const element = document.createElement('dialog');
  element.className = 'dialog';
  element.dataset.state = 'hidden';
  element.setAttribute('aria-labelledby', `${id}-title`);
  element.setAttribute('aria-describedby', `${id}-message`);
  element.style.setProperty('--dialog-width', `${dialogDefaults.width}px`);
  element.style.setProperty('--dialog-padding', `${dialogDefaults.padding}px`);
  element.style.setProperty('--dialog-z', `${dialogDefaults.zIndex}`);
  const box = part('div', 'dialog-box', '');
  const heading = part('h2', 'dialog-title', title);
  const text = part('p', 'dialog-message', message);
  heading.id = `${id}-title`;
  text.id = `${id}-message`;
  box.append(heading, text);
  const buttons = answersOf[style].map(answer => buttonFor(answer, words, onAnswer));
  if (buttons.length > 0) {
    // It waits for an answer; one without buttons only says something.
    element.setAttribute('role', 'alertdialog');
    const actions = part('div', 'dialog-actions', '');
    actions.append(...buttons);
    box.append(actions);
  } else {
    heading.tabIndex = -1;
  }
  (buttons[0] ?? heading).autofocus = true;
  element.append(box);
  return element;
}

function buttonFor(
  answer: DialogAnswer,
  words: DialogWords,
  onAnswer: (answer: DialogAnswer) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = answer === 'confirm' ? 'button' : 'button button-outline';
  button.dataset.answer = answer;
  button.textContent = words[answer];
  button.addEventListener('click', () => onAnswer(answer));
  return button;
}

function part(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
