/** How far outside the window a block counts as near: it should be alive when it is seen. */
const near = '200px';

const reaches = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'vitrine:named'] as const;

/**
 * Runs once: when the element comes near the window, is reached for or is named by the address; a late one instead when the browser is
 * idle after that, or at once when it is reached for (rules VISITOR-1, VISITOR-2). What it returns ends the waiting.
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
  for (const name of reaches) element.addEventListener(name, once, { signal: stop.signal, passive: true });
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

/** Safari has no idle time to tell; a short delay is used instead. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
