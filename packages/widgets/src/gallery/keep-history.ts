import type { GalleryEngine } from './gallery-engine.ts';
import type { GallerySlide } from './gallery-slide.ts';

type AddressedSlide = Pick<GallerySlide, 'id' | 'url'>;

/**
 * Keeps the current slide in the address and the browser's history, except in the editor. A
 * visitor's step adds an entry, so that “back” undoes it; autoplay replaces the current one, so
 * that “back” still leaves the page (rules GALLERY-31, GALLERY-32). Called if the gallery's history
 * is on; nothing is kept on a page without its own address, such as the cart's, since the server
 * has no pages below it.
 */
export function keepHistory(
  engine: GalleryEngine,
  slides: readonly AddressedSlide[],
  fullUrl: string | null = pageAddress(),
): () => void {
  if (fullUrl === null || isEdited()) return () => {};
  const start = engine.state.currentIndex;
  /** The slide in the history entry, else the one in the address, else the initial one; -1 if it no longer exists. */
  const said = () => {
    const kept = itemIdOf(history.state);
    if (kept !== null) return slides.findIndex(({ id, url }) => id === kept || url === kept);
    const addressed = slides.findIndex(slide => pathOf(slideAddress(fullUrl, slide)) === location.pathname);
    return addressed === -1 ? start : addressed;
  };
  const show = () => {
    const index = said();
    if (index === -1) return;
    // A running transition refuses; the slide in the address is shown after it.
    if (engine.goTo(index, 'address').kind !== 'refused') return;
    const stop = engine.on('motion', ({ isInMotion }) => {
      if (isInMotion) return;
      stop();
      show();
    });
  };
  show();
  const stopFollowing = engine.on('change', ({ index, cause }) => {
    const slide = slides[index];
    if (!slide || cause === 'address') return;
    const state = { ...history.state, itemId: slide.id };
    const address = slideAddress(fullUrl, slide) + location.search;
    if (cause === 'autoplay') history.replaceState(state, '', address);
    else history.pushState(state, '', address);
  });
  window.addEventListener('popstate', show);
  return () => {
    stopFollowing();
    window.removeEventListener('popstate', show);
  };
}

/** The collection's full URL, with a trailing slash, and the slide's url or else its id. */
export function slideAddress(fullUrl: string, { id, url }: AddressedSlide): string {
  const part = url === '' ? id : url;
  return `${fullUrl.endsWith('/') ? fullUrl : `${fullUrl}/`}${encodeURIComponent(part)}`;
}

/** The address of the page with the gallery, whatever slide's address opened it; null if unknown. */
function pageAddress(): string | null {
  const tag = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  return tag && pathOf(tag.content);
}

function pathOf(address: string): string {
  return new URL(address, location.href).pathname;
}

function itemIdOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'itemId' in state && typeof state.itemId === 'string'
    ? state.itemId
    : null;
}

/** Only the canvas marks blocks with their ids. */
function isEdited(): boolean {
  return document.querySelector('[data-block-id]') !== null;
}
