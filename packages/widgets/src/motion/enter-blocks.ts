import { entrySight } from '@vitrine/core/page/entry-sight.ts';

/** Larger than any page above the window, in px, so that skipped blocks are reported as well. */
const everythingAbove = 1e6;

const { thresholds, requiredRatio, longestWait } = entrySight;

/**
 * Hides the blocks of `[data-entry]` below the window, and shows each with its animation once it is
 * visible and its pictures are loaded. Blocks in the window or above it do not change: they have
 * already been seen (rules ANIMATION-2 to ANIMATION-5). The returned function shows all that are
 * still hidden.
 */
export function enterBlocks(root: ParentNode): () => void {
  const stop = new AbortController();
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver(
    entries => {
      for (const entry of entries) {
        if (!waiting.has(entry.target)) continue;
        if (isPassed(entry)) show(entry.target);
        else if (isSeen(entry)) void enter(entry.target);
      }
    },
    { threshold: [...thresholds], rootMargin: `${everythingAbove}px 0px 0px 0px` },
  );

  function show(block: Element): void {
    waiting.delete(block);
    observer.unobserve(block);
    block.classList.remove('motion-waiting');
    block.classList.add('loaded');
  }

  async function enter(block: Element): Promise<void> {
    observer.unobserve(block);
    await picturesOf(block);
    show(block);
  }

  for (const block of root.querySelectorAll('[data-entry]')) {
    if (block.getBoundingClientRect().top < innerHeight) {
      block.classList.add('loaded');
      continue;
    }
    block.classList.add('motion-waiting');
    waiting.add(block);
    observer.observe(block);
    block.addEventListener('focusin', () => show(block), { signal: stop.signal, once: true });
  }
  return () => {
    stop.abort();
    observer.disconnect();
    for (const block of waiting) show(block);
  };
}

/** At least half of it, or any of it if it is taller than the screen. */
function isSeen({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false;
  return intersectionRatio >= requiredRatio || boundingClientRect.height > innerHeight;
}

/** Blocks that were skipped, by an anchor or a restored scroll position, are not animated. */
function isPassed({ boundingClientRect }: IntersectionObserverEntry): boolean {
  return boundingClientRect.bottom <= 0;
}

/** Until all have loaded or failed; one that stalls does not hold back the text beside it. */
async function picturesOf(block: Element): Promise<void> {
  const loading = [...block.querySelectorAll('img')].filter(image => !image.complete && isShown(image));
  if (loading.length === 0) return;
  const done = new AbortController();
  const each = loading.map(
    image =>
      new Promise<void>(resolve => {
        for (const name of ['load', 'error'])
          image.addEventListener(name, () => resolve(), { signal: done.signal });
      }),
  );
  await Promise.race([Promise.all(each), new Promise(resolve => setTimeout(resolve, longestWait))]);
  done.abort();
}

/** A lazy picture that is not laid out, or far outside, does not load and is not waited for. */
function isShown(image: HTMLImageElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
