import { bowl, jug, workshop } from '../image/asset.samples.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { openLightbox } from './open-lightbox.ts';

const items: readonly LightboxItem[] = [bowl, jug, workshop].map(({ id, width, height }, at) => ({
  id,
  url: '',
  kind: 'image',
  src: `/media/${id}/1000w`,
  srcset: '',
  alt: `Picture ${at + 1}`,
  width,
  height,
  preview: '',
  title: '',
  description: '',
  captions: '',
  element: null,
}));

/** A lightbox without a gallery, and without a thumbnail to grow from. */
export const exhibits = [{ name: 'Lightbox', View: Opener, start: startOpener }];

function Opener() {
  return (
    <>
      <h1>Lightbox</h1>
      <button type="button" data-opener="">
        Open
      </button>
    </>
  );
}

/**
 * `?options={"theme":"light"}` sets the options of `openLightbox`; `?items=1` shows only the first
 * picture, `?items=0` none.
 */
function startOpener(exhibit: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const options = JSON.parse(query.get('options') ?? '{}');
  const set = items.slice(0, Number(query.get('items') ?? items.length));
  exhibit
    .querySelector('[data-opener]')
    ?.addEventListener('click', () => openLightbox({ set, language: 'en', ...options }));
}
