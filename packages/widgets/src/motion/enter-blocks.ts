import { entrySight } from '@vitrine/core/page/entry-sight.ts';

/** Larger than any page above the window, in px, so that skipped blocks are reported as well. */
const everythingAbove = 1e6;

const { thresholds, requiredRatio, longestWait } = entrySight;

/**
 * Lets the blocks of `[data-entry]` that lie below the window wait, and each come in when it is seen and its
 * pictures are there. What is in the window or above it stays as it is: it has been seen already (rules
 * ANIMATION-2 to ANIMATION-5). What it returns shows all that still wait.
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

/** At least half of it, or any of it when it is taller than the screen. */
function isSeen({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false;
  return intersectionRatio >= requiredRatio || boundingClientRect.height > innerHeight;
}

/** Somebody who has jumped over it, to an anchor or back to where they were, need not see it come. */
function isPassed({ boundingClientRect }: IntersectionObserverEntry): boolean {
  return boundingClientRect.bottom <= 0;
}

/** Until all have come or failed; one that hangs does not keep the words beside it. */
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

/** A lazy picture that is not laid out, or lies far outside, is not loaded and is not waited for. */
function isShown(image: HTMLImageElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
