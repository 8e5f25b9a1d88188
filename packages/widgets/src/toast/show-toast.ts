import { dialogDefaults, toastMilliseconds } from '@vitrine/core/dialog/dialog-constants.ts';
import { wearSheet } from '../styles/wear-sheet.ts';
import css from './toast.part.css?inline';

export interface Toast {
  readonly message: string;
  /** Name of the button that takes it away, such as «Close». */
  readonly close: string;
}

/**
 * Says in passing what has happened, top right, in a live region; hides by itself, but not while a pointer
 * or the focus is on it (rules TOAST-1 to TOAST-4). Gives what takes it away at once.
 */
export function showToast({ message, close }: Toast): () => void {
  wearSheet(css);
  const region = liveRegion();
  const toast = document.createElement('div');
  toast.className = 'toast';
  const words = document.createElement('span');
  words.className = 'toast-message';
  words.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-close';
  button.setAttribute('aria-label', close);
  button.textContent = '×';
  toast.append(words, button);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = async () => {
    if (toast.dataset.state === 'hiding') return;
    clearTimeout(timer);
    toast.dataset.state = 'hiding';
    await Promise.allSettled(toast.getAnimations().map(({ finished }) => finished));
    toast.remove();
    if (region.childElementCount === 0) region.remove();
  };
  const stay = () => clearTimeout(timer);
  const count = () => {
    clearTimeout(timer);
    if (toast.matches(':hover, :focus-within')) return;
    timer = setTimeout(hide, toastMilliseconds(message));
  };
  button.addEventListener('click', hide);
  toast.addEventListener('keydown', event => event.key === 'Escape' && void hide());
  toast.addEventListener('pointerenter', stay);
  toast.addEventListener('focusin', stay);
  toast.addEventListener('pointerleave', count);
  toast.addEventListener('focusout', () => requestAnimationFrame(count));
  // A region that comes into the page together with its words is passed over by screen readers.
  requestAnimationFrame(() => {
    region.append(toast);
    count();
  });
  return hide;
}

function liveRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.toast-region');
  if (known) return known;
  const region = document.createElement('div');
  region.className = 'toast-region';
  region.setAttribute('role', 'status');
  region.style.setProperty('--toast-z', `${dialogDefaults.zIndex}`);
  document.body.append(region);
  // In the top layer it also stands above a dialog; without popovers its z-index has to do.
  if ('popover' in region) {
    region.popover = 'manual';
    region.showPopover();
  }
  return region;
}
