import {
  type DialogAnchor,
  type DialogState,
  dialogDefaults,
  dialogStyles,
} from '@vitrine/core/dialog/dialog-constants.ts';
import { type Box, placeDialog } from '@vitrine/core/dialog/place-box.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import css from './dialog.part.css?inline';
import { type DialogAnswer, type DialogText, dialogElement } from './dialog-element.ts';

export interface DialogOptions extends DialogText {
  /** Milliseconds until it hides by itself; null for never. */
  readonly hideAfter?: number | null;
  readonly escapeToCancel?: boolean;
  readonly anchor?: DialogAnchor;
  /** The position of the pointer for `mouse`, the element for `element`. */
  readonly at?: { readonly x: number; readonly y: number } | Element;
  /** Stays in the page after hiding and can be shown again. */
  readonly isKept?: boolean;
}

export interface Dialog {
  readonly element: HTMLDialogElement;
  readonly state: () => DialogState;
  /** Resolves with the answer once the dialog is hidden; the same promise while it is shown. */
  readonly show: () => Promise<DialogAnswer>;
  /** Does nothing unless the dialog is shown. */
  readonly hide: (answer?: DialogAnswer) => Promise<void>;
  readonly destroy: () => void;
}

/**
 * A modal dialog of the platform: hidden → shown → hiding → hidden. The browser provides the top
 * layer and manages the focus (rules DIALOG-1 to DIALOG-9).
 */
export function makeDialog(options: DialogOptions): Dialog {
  const { style, hideAfter = null, anchor = 'center', isKept = false } = options;
  // A dialog without a button and without a timeout would trap keyboard users.
  const canEscape =
    options.escapeToCancel !== false || (style === dialogStyles.noButtons && hideAfter === null);
  let state: DialogState = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = Promise.withResolvers<DialogAnswer>();
  const stop = new AbortController();
  const element = dialogElement(options, answer => void hide(answer));
  const enter = (next: DialogState) => {
    state = next;
    element.dataset.state = next;
  };

  const show = () => {
    if (state !== 'hidden') return answered.promise;
    adoptSheet(css);
    answered = Promise.withResolvers();
    if (!element.isConnected) document.body.append(element);
    enter('shown');
    element.showModal();
    place(element, anchor, options.at);
    if (hideAfter !== null) timer = setTimeout(hide, hideAfter);
    return answered.promise;
  };

  const hide = async (answer: DialogAnswer = 'cancel') => {
    if (state !== 'shown') return;
    clearTimeout(timer);
    enter('hiding');
    await Promise.race([settled(element), elapsed(dialogDefaults.hideFallback)]);
    element.close();
    enter('hidden');
    if (!isKept) destroy();
    answered.resolve(answer);
  };

  const destroy = () => {
    stop.abort();
    clearTimeout(timer);
    element.remove();
  };

  listenForCancel(element, stop.signal, isEscape => {
    if (!isEscape || canEscape) void hide('cancel');
  });
  window.addEventListener('resize', () => place(element, anchor, options.at), { signal: stop.signal });
  return { element, state: () => state, show, hide, destroy };
}

/** A click on the overlay, Escape, and any other way of closing on a device (rules DIALOG-3, DIALOG-4). */
function listenForCancel(
  element: HTMLDialogElement,
  signal: AbortSignal,
  onCancel: (isEscape: boolean) => void,
): void {
  let beganOutside = false;
  element.addEventListener('pointerdown', event => (beganOutside = event.target === element), { signal });
  element.addEventListener(
    'click',
    event => {
      // A text selection that starts in the box and ends on the overlay is not a click on the overlay.
      if (event.target === element && beganOutside) onCancel(false);
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onCancel(true);
    },
    { signal },
  );
  element.addEventListener(
    'cancel',
    event => {
      event.preventDefault();
      onCancel(true);
    },
    { signal },
  );
}

function place(element: HTMLDialogElement, anchor: DialogAnchor, at: DialogOptions['at']): void {
  if (anchor === 'center' || !element.open) return;
  const { width, height } = element.getBoundingClientRect();
  const box: Box | undefined =
    at instanceof Element ? at.getBoundingClientRect() : at && { ...at, width: 0, height: 0 };
  const { x, y } = placeDialog(
    anchor,
    { width, height },
    {
      window: { width: document.documentElement.clientWidth, height: window.innerHeight },
      ...(box ? { at: box } : {}),
    },
  );
  element.dataset.placed = '';
  element.style.setProperty('--dialog-x', `${x}px`);
  element.style.setProperty('--dialog-y', `${y}px`);
}

function settled(element: HTMLElement): Promise<unknown> {
  return Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
