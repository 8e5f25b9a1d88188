import { scrollRest } from '@vitrine/core/gallery/gallery-constants.ts';

/** Calls back when an element has been scrolled, by any means, and has come to rest. */
export function whenScrollRests(element: HTMLElement, rest: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if ('onscrollend' in element) element.addEventListener('scrollend', rest, { signal });
  else {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !signal.aborted && rest(), scrollRest);
    };
    // Typed as never, as every browser in the type library has the event.
    (element as HTMLElement).addEventListener('scroll', wait, { signal });
  }
  return () => stop.abort();
}
