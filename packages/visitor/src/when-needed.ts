/** How far outside the window a block counts as near: it should be active by the time it is visible. */
const near = '200px';

const interactions = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'vitrine:named'] as const;

/**
 * Runs once: when the element comes near the window, when a person interacts with it, or when the address names
 * it. A late one waits until the browser is idle after that, unless a person interacts with it (rules VISITOR-1,
 * VISITOR-2). The returned function stops waiting.
 */
export function whenNeeded(
  element: HTMLElement,
  { isLate }: { isLate: boolean },
  run: () => void,
): () => void {
  const stop = new AbortController();
  const end = () => stop.abort();
  const once = () => {
    if (stop.signal.aborted) return;
    end();
    run();
  };
  for (const name of interactions)
    element.addEventListener(name, once, { signal: stop.signal, passive: true });
  const seen = () => (isLate ? whenIdle(once) : once());
  if (!('IntersectionObserver' in window)) {
    seen();
    return end;
  }
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { rootMargin: near },
  );
  observer.observe(element);
  stop.signal.addEventListener('abort', () => observer.disconnect());
  return end;
}

/** Runs once a person touches, points at or focuses something in the element. */
export function onIntent(element: Element, run: () => unknown): void {
  const stop = new AbortController();
  const once = () => {
    stop.abort();
    run();
  };
  for (const name of ['pointerover', 'touchstart', 'focusin', 'change'])
    element.addEventListener(name, once, { signal: stop.signal, passive: true });
}

/** Safari does not report idle time; a short delay is used instead. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
