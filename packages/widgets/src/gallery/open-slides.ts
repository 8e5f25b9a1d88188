import { addressedSlides, itemInAddress } from './item-in-address.ts';

/** A slide to be enlarged, with its gallery. */
export interface SlideOpening {
  /** The gallery's frame: its slides are the set (rule GALLERY-25). */
  readonly root: HTMLElement;
  readonly slideId: string;
  readonly theme: 'light' | 'dark';
  /** Whether the address keeps the slide shown. */
  readonly historyHash: boolean;
  readonly language: string;
  /** The pressed element, to which focus returns. */
  readonly opener: HTMLElement | null;
}

/** Loads and returns the function that enlarges slides; it may be called often and loads once. */
export type FetchOpener = () => Promise<(opening: SlideOpening) => void>;

export interface OpenSlidesOptions extends Pick<SlideOpening, 'theme' | 'historyHash'> {
  readonly fetchOpener: FetchOpener;
}

/**
 * A click, Enter or Space on a slide enlarges it; so does an address with its hash or path. The
 * code for this is loaded when a person is about to use the gallery; if that fails, the slide's own
 * link is followed (rule GALLERY-34).
 */
export function openSlides(root: HTMLElement, options: OpenSlidesOptions): () => void {
  const { fetchOpener, theme, historyHash } = options;
  const openers = [...root.querySelectorAll<HTMLAnchorElement>('[data-opens]')];
  if (openers.length === 0) return () => {};
  const stop = new AbortController();
  const { signal } = stop;

  const open = async (slideId: string, opener: HTMLElement | null) => {
    const show = await fetchOpener();
    const language = document.documentElement.lang;
    if (!signal.aborted) show({ root, slideId, theme, historyHash, language, opener });
  };
  const activate = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const opener = openers.find(one => event.target instanceof Node && one.contains(event.target));
    const slideId = opener?.closest<HTMLElement>('[data-slide-id]')?.dataset.slideId;
    if (!opener || slideId === undefined) return;
    event.preventDefault();
    open(slideId, opener).catch(() => location.assign(opener.href));
  };

  for (const opener of openers) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
  }
  root.addEventListener('click', activate, { signal });
  root.addEventListener('keydown', event => event.key === ' ' && activate(event), { signal });
  const reach = () => void fetchOpener().catch(() => {});
  for (const name of ['pointerover', 'focusin'])
    root.addEventListener(name, reach, { signal, once: true, passive: true });
  const follow = () => {
    const named = slideInAddress(root);
    if (named !== null && !document.querySelector('dialog:modal')) open(named, null).catch(() => {});
  };
  window.addEventListener('hashchange', follow, { signal });
  follow();
  return () => {
    stop.abort();
    for (const opener of openers) {
      opener.removeAttribute('role');
      opener.removeAttribute('aria-haspopup');
    }
  };
}

/** The id of the slide in the address, or null. */
function slideInAddress(root: HTMLElement): string | null {
  const items = addressedSlides(root);
  return items[itemInAddress(items, location)]?.id ?? null;
}
