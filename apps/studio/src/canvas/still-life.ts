import { drawSample } from '@vitrine/widgets/image/draw-sample.ts';

const drawnWidth = 600;

/**
 * Prepares a sample before it fetches anything: sample pictures, which no server has, are replaced by drawings,
 * and films and sounds are left out. `ownId` is the only picture that belongs to the website.
 */
export function makeStillLife(root: ParentNode, ownId: string | null): void {
  for (const image of root.querySelectorAll('img')) {
    const id = /^\/media\/(\w+)\//.exec(image.getAttribute('src') ?? '')?.[1];
    if (id === undefined || id === ownId) continue;
    image.removeAttribute('srcset');
    image.src = `data:image/svg+xml,${encodeURIComponent(drawSample({ id, width: drawnWidth }))}`;
  }
  for (const player of root.querySelectorAll('video, audio, source, iframe')) {
    for (const name of ['src', 'srcset', 'poster']) player.removeAttribute(name);
  }
}
