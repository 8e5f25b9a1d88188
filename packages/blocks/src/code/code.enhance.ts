import { loadImages } from '@vitrine/widgets/image/load-image.ts';
import { followFrame } from './follow-frame.ts';

/** Follows the height of what runs apart (CONTENT-5); beside its page, loads the images of your own HTML (CODE-4). */
export function enhance(root: HTMLElement): () => void {
  const frame = root.querySelector<HTMLIFrameElement>('.code-frame');
  if (frame) return followFrame(frame);
  const stop = new AbortController();
  const images = [...root.querySelectorAll('img[data-src]')];
  // An image is laid out together with what it stands in.
  const restores = images.flatMap(image => [image, image.parentElement ?? image]).map(attributesOf);
  void loadImages(root, { signal: stop.signal });
  return () => {
    stop.abort();
    for (const restore of restores) restore();
  };
}

/** Gives what sets the attributes of an element back to what they are now. */
function attributesOf(element: Element): () => void {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  };
}
