import { lightboxDefaults, lightboxOverlay } from '@vitrine/core/lightbox/lightbox-constants.ts';
import { makeElement } from '../elements/make-element.ts';
import { makeGalleryEngine } from '../gallery/gallery-engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { nextFrame } from '../motion/next-task.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import { type DrawnLightbox, drawLightbox } from './draw-lightbox.ts';
import { flyFrom } from './fly-from.ts';
import { keepItemInAddress } from './keep-item-in-address.ts';
import { keepLightboxKeys } from './keep-lightbox-keys.ts';
import lightboxCss from './lightbox.part.css?inline';
import controlsCss from './lightbox-controls.part.css?inline';
import type { LightboxItem } from './lightbox-item.ts';

export interface LightboxOptions {
  readonly set: readonly LightboxItem[];
  readonly currentSetIndex?: number;
  /** Buttons for on and back; a single item has none. */
  readonly controls?: { readonly previous?: boolean; readonly next?: boolean };
  /** Seconds of a fade. */
  readonly speed?: number;
  readonly theme?: 'light' | 'dark';
  /** Px between the stage and the window; less on a phone. */
  readonly padding?: number;
  readonly title?: string;
  /** Whether the address keeps the item, so that it can be shared and “back” closes. */
  readonly historyHash?: boolean;
  readonly language: string;
}

/** On the body while a lightbox is open. */
const openClass = 'lightbox-open';

/**
 * Opens a lightbox over the page; the returned function closes it. The focus stays inside and then
 * returns (rules LIGHTBOX-1 to LIGHTBOX-5). Nothing opens for an empty set.
 */
export function openLightbox(options: LightboxOptions): () => void {
  const { set, currentSetIndex = lightboxDefaults.currentSetIndex, language } = options;
  if (set.length === 0) return () => {};
  const title = options.title || messagesFor(language).gallery;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const engine = makeGalleryEngine({ count: set.length, index: currentSetIndex, isLooping: !isTouch });
  const dialog = makeDialog(options, title);
  const shownItem = () => set[engine.state.currentIndex]?.element ?? null;
  let isClosing = false;
  const stop = new AbortController();
  let drawn: DrawnLightbox | null = null;

  const close = () => {
    if (isClosing) return;
    isClosing = true;
    forgetAddress();
    dialog.dataset.phase = 'closing';
    void flyFrom(shownItem(), dialog, 'back').finally(() => {
      dialog.close();
      stop.abort();
      drawn?.undo();
      dialog.remove();
      document.body.classList.remove(openClass);
    });
  };
  const forgetAddress = options.historyHash ? keepItemInAddress(engine, set, close) : () => {};

  dialog.addEventListener('cancel', event => {
    event.preventDefault();
    close();
  });
  document.body.append(dialog);
  document.body.classList.add(openClass);
  dialog.showModal();
  keepLightboxKeys(engine, () => drawn?.closeLook ?? null, stop.signal);
  const { controls } = lightboxDefaults;
  const appear = async () => {
    await nextFrame();
    if (isClosing) return;
    drawn = drawLightbox(dialog, {
      engine,
      set,
      controls: set.length > 1 ? { ...controls, ...options.controls } : controls,
      title,
      language,
      isTouch,
      onClose: close,
    });
    dialog.focus();
    // Measured one frame after it is drawn; nothing is visible before the animation starts.
    await nextFrame();
    if (isClosing) return;
    dialog.dataset.phase = 'opening';
    await flyFrom(shownItem(), dialog, 'out');
    if (!isClosing) dialog.dataset.phase = 'open';
  };
  void appear();
  return close;
}

function makeDialog({ speed, theme, padding }: LightboxOptions, title: string): HTMLDialogElement {
  adoptSheet(`${lightboxCss}\n${controlsCss}`);
  const dialog = makeElement('dialog', {
    class: `lightbox theme-${(theme ?? lightboxDefaults.theme) === 'dark' ? 'darkest' : 'lightest'}`,
    'aria-label': title,
    'data-phase': 'drawing',
    tabindex: -1,
  });
  dialog.style.setProperty('--lightbox-speed', `${speed ?? lightboxDefaults.speed}s`);
  dialog.style.setProperty('--lightbox-padding', `${padding ?? lightboxDefaults.padding}px`);
  dialog.style.setProperty('--lightbox-opacity', String(lightboxOverlay.opacity));
  dialog.style.setProperty('--lightbox-overlay-fade', `${lightboxOverlay.fade}ms`);
  return dialog;
}
