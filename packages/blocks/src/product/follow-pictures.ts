/**
 * The thumbnails scroll only the strip, not the page, and do not change the address; the one of the visible
 * picture is marked (rule PURCHASE-8).
 */
export function followPictures(root: HTMLElement): () => void {
  const strip = root.querySelector('.product-strip');
  const thumbs = [...root.querySelectorAll<HTMLAnchorElement>('.product-thumb')];
  if (!strip || thumbs.length === 0) return () => {};
  const stop = new AbortController();
  const places = [...strip.children];
  const mark = (current: number) => {
    for (const [at, thumb] of thumbs.entries()) thumb.setAttribute('aria-current', `${at === current}`);
  };
  for (const [at, thumb] of thumbs.entries()) {
    thumb.addEventListener(
      'click',
      event => {
        event.preventDefault();
        showPicture(root, at);
      },
      { signal: stop.signal },
    );
  }
  const watch = new IntersectionObserver(
    seen => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) mark(places.indexOf(target));
    },
    { root: strip, threshold: 0.6 },
  );
  for (const place of places) watch.observe(place);
  return () => {
    stop.abort();
    watch.disconnect();
    for (const thumb of thumbs) thumb.removeAttribute('aria-current');
  };
}

/** Scrolls the strip alone to a picture, so that the page stays where it is (rule PURCHASE-16). */
export function showPicture(root: HTMLElement, at: number | null): void {
  const strip = root.querySelector('.product-strip');
  const place = at === null ? undefined : strip?.children[at];
  if (!strip || !place) return;
  const left = place.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollBy({ left });
}
