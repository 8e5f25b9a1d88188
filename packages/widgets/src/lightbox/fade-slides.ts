import { makeElement } from '../elements/make-element.ts';
import type { LightboxSlide, LightboxSlides } from './lightbox-slide.ts';

interface Layer {
  readonly element: HTMLElement;
  readonly slide: LightboxSlide;
}

/** With a mouse: the new item fades in over the old one, which is removed after its own fade (rule LIGHTBOX-10). */
export function fadeSlides(makeSlide: (index: number) => LightboxSlide): LightboxSlides {
  const element = makeElement('div', { class: 'lightbox-layers' });
  let shown: Layer | null = null;
  return {
    element,
    show(index) {
      element.replaceChildren(...(shown ? [shown.element] : []));
      if (shown) leave(shown);
      const slide = makeSlide(index);
      shown = { element: makeElement('div', { class: 'lightbox-layer' }, slide.element), slide };
      slide.setCurrent(true);
      element.append(shown.element);
      return slide;
    },
    setStill: () => {},
    undo: () => shown?.slide.setCurrent(false),
  };
}

function leave({ element, slide }: Layer): void {
  slide.setCurrent(false);
  element.dataset.leaving = '';
  element.addEventListener('animationend', () => element.remove());
}
