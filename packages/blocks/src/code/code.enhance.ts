import { loadImages } from '@vitrine/widgets/image/load-image.ts';
import { followFrame } from './follow-frame.ts';

/** Follows the height of an isolated frame (CONTENT-5); for HTML in the page, loads its images (CODE-4). */
export function enhance(root: HTMLElement): () => void {
  const frame = root.querySelector<HTMLIFrameElement>('.code-frame');
  if (frame) return followFrame(frame);
  const stop = new AbortController();
  const images = [...root.querySelectorAll('img[data-src]')];
  // Loading an image also changes the layout of its parent.
  const restores = images.flatMap(image => [image, image.parentElement ?? image]).map(attributesOf);
  void loadImages(root, { signal: stop.signal });
  return () => {
    stop.abort();
    for (const restore of restores) restore();
  };
}

/** Returns a function that restores the current attributes of an element. */
function attributesOf(element: Element): () => void {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  };
}
