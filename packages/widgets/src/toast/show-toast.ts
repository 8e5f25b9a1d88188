import { dialogDefaults, toastDefaults, toastMilliseconds } from '@vitrine/core/dialog/dialog-constants.ts';
import { makeElement } from '../elements/make-element.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import css from './toast.part.css?inline';

export interface Toast {
  readonly message: string;
  /** Label of the button that closes it, such as “Close”. */
  readonly close: string;
}

/**
 * Shows a short message, top right, in a live region; it hides by itself, but not while a pointer
 * or the focus is on it (rules TOAST-1 to TOAST-7). The returned function removes it immediately.
 */
export function showToast({ message, close }: Toast): () => void {
  adoptSheet(css);
  const { toast, button } = toastElement(message, close);
  /** The focused element before the focus moved into a toast. */
  let back = document.activeElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = async () => {
    if (toast.dataset.state === 'hiding') return;
    clearTimeout(timer);
    toast.dataset.state = 'hiding';
    if (toast.contains(document.activeElement) && back instanceof HTMLElement)
      back.focus({ preventScroll: true });
    await Promise.allSettled(toast.getAnimations().map(({ finished }) => finished));
    toast.remove();
  };
  const stay = () => clearTimeout(timer);
  const count = () => {
    clearTimeout(timer);
    if (toast.matches(':hover, :focus-within')) return;
    timer = setTimeout(hide, toastMilliseconds(message));
  };
  button.addEventListener('click', hide);
  toast.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    // Elements below, such as a dialog, stay open this time.
    event.preventDefault();
    event.stopPropagation();
    void hide();
  });
  toast.addEventListener('pointerenter', stay);
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !relatedTarget.closest('.toast')) back = relatedTarget;
    stay();
  });
  toast.addEventListener('pointerleave', count);
  toast.addEventListener('focusout', () => requestAnimationFrame(count));
  liveRegion();
  timer = setTimeout(() => {
    liveRegion().append(toast);
    count();
  }, toastDefaults.lead);
  return hide;
}

function toastElement(message: string, close: string): { toast: HTMLElement; button: HTMLButtonElement } {
  const button = makeElement('button', { type: 'button', class: 'toast-close', 'aria-label': close }, '×');
  const words = makeElement('span', { class: 'toast-message' }, message);
  const toast = makeElement('div', { class: 'toast' }, words, button);
  return { toast, button };
}

/**
 * In the open modal dialog, since all else is inert then; else in the page. It stays once created:
 * screen readers skip a live region that is added together with its text (rules TOAST-5, TOAST-6).
 */
function liveRegion(): HTMLElement {
  const host = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
  const known = host.querySelector<HTMLElement>(':scope > .toast-region');
  if (known) return known;
  const region = makeElement('div', { class: 'toast-region', role: 'status' });
  region.style.setProperty('--toast-z', `${dialogDefaults.zIndex}`);
  host.append(region);
  // In the top layer it is also above a dialog; without popovers, it relies on its z-index.
  if ('popover' in region) {
    region.popover = 'manual';
    region.showPopover();
  }
  // Messages still shown when a dialog closes move to the page.
  if (host !== document.body) host.addEventListener('close', () => liveRegion().append(...region.children));
  return region;
}
