import { drawSample } from '@vitrine/widgets/image/draw-sample.ts';

const drawnWidth = 600;

/**
 * Before anything is fetched: pictures of samples, which no server has, are drawn, films and sounds stay
 * away. `ownId` is the one picture that is the website's own.
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
