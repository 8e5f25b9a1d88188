import { makeElement } from '../elements/make-element.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { makeVideo } from './lightbox-video.ts';
import { nameOfItem } from './lightbox-words.ts';
import type { SlideOptions } from './slide-options.ts';

export interface LightboxSlide {
  readonly element: HTMLElement;
  /** Whether it is the current one; others are hidden from assistive technology, and do not play. */
  setCurrent(isCurrent: boolean): void;
  /** Shows the video in its place; does nothing if there is none. */
  play(): void;
}

/** The arrangement of items on the stage, and the change between them. */
export interface LightboxSlides {
  readonly element: HTMLElement;
  /** Makes an item current, and returns its slide. */
  show(index: number): LightboxSlide;
  /** While a picture is zoomed, nothing else may move. */
  setStill(isStill: boolean): void;
  undo(): void;
}

/** One item on the stage, with reserved space, and its small picture until the large one loads. */
export function makeSlide(item: LightboxItem, index: number, options: SlideOptions): LightboxSlide {
  const { set, messages } = options;
  const video = item.kind === 'video' ? makeVideo(item, options) : null;
  const element = makeElement(
    'figure',
    {
      class: 'lightbox-slide',
      'aria-roledescription': messages.slide,
      'aria-label': nameOfItem(index, set.length, messages),
      'data-index': index,
    },
    video ? video.element : makePicture(item),
  );
  return {
    element,
    setCurrent(isCurrent) {
      element.ariaHidden = String(!isCurrent);
      element.inert = !isCurrent;
      if (!isCurrent) video?.stop();
    },
    play: () => video?.play(),
  };
}

function makePicture({ src, srcset, alt, width, height, preview }: LightboxItem): HTMLImageElement {
  const isKnown = width > 0 && height > 0;
  const picture = makeElement('img', {
    class: 'lightbox-picture',
    alt,
    decoding: 'async',
    draggable: 'false',
    'data-zooms': true,
    'data-preview': preview !== '',
    ...(isKnown ? { width, height } : {}),
    ...(srcset === '' ? {} : { sizes: '100vw', srcset }),
    src,
  });
  picture.style.setProperty('--lightbox-ratio', String(isKnown ? width / height : 1.5));
  picture.style.setProperty('--lightbox-width', isKnown ? `${width}px` : '100cqi');
  if (preview !== '') picture.style.backgroundImage = `url(${JSON.stringify(preview)})`;
  return picture;
}
