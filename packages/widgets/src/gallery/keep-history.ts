import type { GalleryEngine } from './gallery-engine.ts';
import type { GallerySlide } from './gallery-slide.ts';

type AddressedSlide = Pick<GallerySlide, 'id' | 'url'>;

/**
 * Keeps the current slide in the address and the browser's history; nothing while the page is edited. A
 * visitor's step adds an entry, so that “back” undoes it; autoplay replaces the current one, so that “back”
 * still leaves the page (rules GALLERY-31, GALLERY-32). Called where the gallery's history is on; nothing is kept on
 * a page that has no address of its own, such as the cart's, since nobody answers what would stand below it.
 */
export function keepHistory(
  engine: GalleryEngine,
  slides: readonly AddressedSlide[],
  fullUrl: string | null = pageAddress(),
): () => void {
  if (fullUrl === null || isEdited()) return () => {};
  const start = engine.state.currentIndex;
  /** The slide that the entry keeps, else the one whose address it is, else where the page began; -1 for a lost one. */
  const said = () => {
    const kept = itemIdOf(history.state);
    if (kept !== null) return slides.findIndex(({ id, url }) => id === kept || url === kept);
    const addressed = slides.findIndex(slide => pathOf(slideAddress(fullUrl, slide)) === location.pathname);
    return addressed === -1 ? start : addressed;
  };
  const show = () => {
    const index = said();
    if (index === -1) return;
    // A transition in motion refuses; what the address says is shown when it is over.
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

/** The collection's full URL, a slash if it lacks one, and the slide's url or else its id. */
export function slideAddress(fullUrl: string, { id, url }: AddressedSlide): string {
  const part = url === '' ? id : url;
  return `${fullUrl.endsWith('/') ? fullUrl : `${fullUrl}/`}${encodeURIComponent(part)}`;
}

/** Where the page stands that holds the gallery, whichever slide's address it was opened by; null where it says none. */
function pageAddress(): string | null {
  const told = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  return told && pathOf(told.content);
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
