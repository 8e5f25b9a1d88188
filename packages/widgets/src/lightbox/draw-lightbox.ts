import { makeElement } from '../elements/make-element.ts';
import type { GalleryEngine } from '../gallery/gallery-engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { fadeSlides } from './fade-slides.ts';
import { fetchNeighbours } from './fetch-neighbours.ts';
import { keepGestures } from './keep-gestures.ts';
import type { CloseLook } from './keep-lightbox-keys.ts';
import { keepStageMouse } from './keep-stage-mouse.ts';
import { makeControl, wear } from './lightbox-control.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { makeSlide } from './lightbox-slide.ts';
import { makeWords } from './lightbox-words.ts';
import { trackSlides } from './track-slides.ts';
import type { ZoomView } from './zoom.ts';

export interface LightboxParts {
  readonly engine: GalleryEngine;
  readonly set: readonly LightboxItem[];
  readonly controls: { readonly previous: boolean; readonly next: boolean };
  readonly title: string;
  readonly language: string;
  /** Touch instead of a mouse: slides scroll and do not loop, the caption is hidden behind its trigger. */
  readonly isTouch: boolean;
  readonly onClose: () => void;
}

export interface DrawnLightbox {
  readonly closeLook: CloseLook;
  undo(): void;
}

/**
 * Draws the content of `openLightbox`'s dialog, and keeps it at the engine's item (rules LIGHTBOX-1
 * to LIGHTBOX-18).
 */
export function drawLightbox(dialog: HTMLElement, parts: LightboxParts): DrawnLightbox {
  const { engine, set, controls, title, language, isTouch, onClose } = parts;
  const messages = messagesFor(language);
  const stop = new AbortController();
  const make = (index: number) => makeSlide(set[index] as LightboxItem, index, { set, messages, language });
  const slides = isTouch
    ? trackSlides(make, { count: set.length, onRest: index => void engine.goTo(index) })
    : fadeSlides(make);
  const stage = makeElement('div', { class: 'lightbox-stage' }, slides.element);
  const words = makeWords({ set, title, messages, isTouch });
  const room = makeElement('div', { class: 'lightbox-room' }, stage, ...words.elements);
  let isZoomed = false;

  const gestures = keepGestures(stage, {
    onZoom: (view, isGliding) => {
      writeZoom(stage, view, isGliding);
      showZoomed(view.scale > 1);
    },
    onPull: distance => writePull(stage, distance),
    onClose,
  });
  const previous = makeControl(
    'previous',
    { icon: 'previous', label: messages.previousItem },
    engine.previous,
  );
  const next = makeControl('next', { icon: 'next', label: messages.nextItem }, engine.next);
  const zoom = makeControl('zoom', { icon: 'zoomIn', label: messages.zoomIn }, () => gestures.toggle());
  const close = makeControl('close', { icon: 'close', label: messages.close }, onClose);
  if (controls.previous) room.append(previous);
  if (controls.next) room.append(next);
  room.append(zoom, close);

  const showZoomed = (isNow: boolean) => {
    if (isZoomed === isNow) return;
    isZoomed = isNow;
    room.toggleAttribute('data-zoomed', isNow);
    slides.setStill(isNow);
    wear(
      zoom,
      isNow ? { icon: 'zoomOut', label: messages.zoomOut } : { icon: 'zoomIn', label: messages.zoomIn },
    );
  };
  const show = (index: number) => {
    const { isLooping } = engine.state;
    gestures.reset();
    const slide = slides.show(index);
    words.tell(index);
    previous.ariaDisabled = String(!isLooping && index === 0);
    next.ariaDisabled = String(!isLooping && index === set.length - 1);
    const isPicture = set[index]?.kind === 'image';
    if (!isPicture && zoom === document.activeElement) dialog.focus();
    zoom.hidden = !isPicture;
    void fetchNeighbours(set, index, isLooping);
    return slide;
  };

  // Its slides must be shown to be measured.
  dialog.append(room);
  let slide = show(engine.state.currentIndex);
  const unfollow = engine.on('change', ({ index }) => {
    slide = show(index);
  });
  const mouse = {
    close: onClose,
    previous: engine.previous,
    next: engine.next,
    showVideo: () => slide.play(),
    isIdle: () => isTouch || isZoomed,
    isSingle: set.length < 2,
  };
  keepStageMouse(stage, mouse, stop.signal);
  return {
    closeLook: { isZoomed: () => isZoomed, ...gestures },
    undo() {
      stop.abort();
      unfollow();
      gestures.stop();
      slides.undo();
    },
  };
}

function writeZoom(stage: HTMLElement, { scale, x, y }: ZoomView, isGliding: boolean): void {
  stage.toggleAttribute('data-gliding', isGliding);
  stage.style.setProperty(
    '--lightbox-zoom',
    scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : 'none',
  );
}

function writePull(stage: HTMLElement, distance: number | null): void {
  stage.toggleAttribute('data-pulled', distance !== null);
  stage.style.setProperty('--lightbox-pull', `${distance ?? 0}px`);
}
