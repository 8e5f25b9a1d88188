export type LoadEnd = 'loaded' | 'failed';

/** On how many loads an image waits: its marker goes with the last. */
const loads = new WeakMap<HTMLImageElement, number>();

/** Whether the image is being loaded by us (rule IMAGE-11). */
export function isLoading(image: HTMLImageElement): boolean {
  return (loads.get(image) ?? 0) > 0;
}

/** Starts to load an image, which carries `data-loading` until it is there or has failed (rule IMAGE-10). */
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
