import { makeElement } from '../elements/make-element.ts';
import { isLeftToRight } from '../gallery/track-geometry.ts';
import { wantsLessMotion } from '../gallery/transitions/play.ts';
import { whenScrollRests } from '../gallery/when-scroll-rests.ts';
import type { LightboxSlide, LightboxSlides } from './lightbox-slide.ts';

interface Cell {
  readonly element: HTMLElement;
  readonly slide: LightboxSlide;
}

/** For touch: a track that scrolls and snaps by itself, containing the item and its neighbours (rule LIGHTBOX-10). */
export function trackSlides(
  makeSlide: (index: number) => LightboxSlide,
  { count, onRest }: { readonly count: number; readonly onRest: (index: number) => void },
): LightboxSlides {
  const cells = new Map<number, Cell>();
  const rail = makeElement('div', { class: 'lightbox-rail' });
  rail.style.setProperty('--lightbox-count', String(count));
  const track = makeElement('div', { class: 'lightbox-track' }, rail);
  let current: number | null = null;

  const cellAt = (index: number): Cell => {
    const known = cells.get(index);
    if (known) return known;
    const slide = makeSlide(index);
    const element = makeElement('div', { class: 'lightbox-cell' }, slide.element);
    element.style.setProperty('--lightbox-at', String(index));
    rail.append(element);
    const cell = { element, slide };
    cells.set(index, cell);
    return cell;
  };
  const scrollTo = (index: number, behavior: ScrollBehavior) =>
    track.scrollTo({ left: (isLeftToRight(track) ? 1 : -1) * index * track.clientWidth, behavior });

  // The resting position decides, not the slides passed on the way.
  const unfollow = whenScrollRests(track, () => onRest(indexOf(track)));
  const size = new ResizeObserver(() => current !== null && scrollTo(current, 'instant'));
  size.observe(track);

  return {
    element: track,
    show(index) {
      const isFirst = current === null;
      current = index;
      for (const [at, { element }] of cells) {
        if (Math.abs(at - index) <= 1) continue;
        element.remove();
        cells.delete(at);
      }
      for (const at of [index - 1, index, index + 1])
        if (at >= 0 && at < count) cellAt(at).slide.setCurrent(at === index);
      if (indexOf(track) !== index) scrollTo(index, isFirst || wantsLessMotion() ? 'instant' : 'smooth');
      return cellAt(index).slide;
    },
    setStill: isStill => track.toggleAttribute('data-still', isStill),
    undo() {
      unfollow();
      size.disconnect();
      for (const { slide } of cells.values()) slide.setCurrent(false);
    },
  };
}

function indexOf(track: HTMLElement): number {
  return Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
}
