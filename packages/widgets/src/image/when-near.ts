import { lazyMargin } from '@vitrine/core/image/image-constants.ts';

/**
 * Resolves when the element is within 200 px of the window, or immediately if the browser cannot
 * observe it (rule IMAGE-12).
 */
export function whenNear(element: Element, signal?: AbortSignal): Promise<void> {
  if (!('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise(resolve => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${lazyMargin}px` },
    );
    observer.observe(element);
    signal?.addEventListener('abort', () => observer.disconnect(), { once: true });
  });
}
