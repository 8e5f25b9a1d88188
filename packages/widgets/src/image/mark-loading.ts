export type LoadEnd = 'loaded' | 'failed';

/** The number of an image's loads; its marker is removed with the last. */
const loads = new WeakMap<HTMLImageElement, number>();

/** Whether our code is loading the image (rule IMAGE-11). */
export function isLoading(image: HTMLImageElement): boolean {
  return (loads.get(image) ?? 0) > 0;
}

/** Starts to load an image, which has `data-loading` until it is loaded or has failed (rule IMAGE-10). */
export function markLoading(
  image: HTMLImageElement,
  start: () => void,
  signal?: AbortSignal,
): Promise<LoadEnd> {
  count(image, 1);
  return new Promise(resolve => {
    const stop = new AbortController();
    const end = (how: LoadEnd) => {
      if (stop.signal.aborted) return;
      stop.abort();
      count(image, -1);
      resolve(how);
    };
    const options = { signal: stop.signal };
    image.addEventListener('load', () => end('loaded'), options);
    image.addEventListener('error', () => end('failed'), options);
    signal?.addEventListener('abort', () => end('failed'), options);
    start();
    if (image.complete) end(image.naturalWidth > 0 ? 'loaded' : 'failed');
  });
}

function count(image: HTMLImageElement, by: number): void {
  const left = (loads.get(image) ?? 0) + by;
  loads.set(image, left);
  if (left > 0) image.dataset.loading = '';
  else delete image.dataset.loading;
}
