import { readGalleryFields } from '@vitrine/core/gallery/read-gallery-fields.ts';
import { scriptFields } from '@vitrine/core/gallery/script-fields.ts';
import { drawnGallery } from './drawn-gallery.ts';
import { keepWhenFetched } from './keep-when-fetched.ts';
import { openGallery } from './open-gallery.ts';

/**
 * Activates a gallery: slides of a static layout open in the lightbox or play, those of a track or
 * a slideshow move. A gallery with unreadable data is skipped (rule GALLERY-23).
 */
export function activateGallery(block: HTMLElement): () => void {
  const gallery = drawnGallery(block);
  if (!gallery) return () => {};
  const { frame } = gallery;
  const read = readGalleryFields(frame.dataset.gallery ?? '', scriptFields);
  if (!read.ok) {
    console.error(read.error.english, read.error.errors ?? '');
    return () => {};
  }
  const data = read.value;
  if (data.design === 'carousel' || data.design === 'strip') {
    const fetching = import('./activate-track.ts').then(({ fetchTrack }) => fetchTrack(gallery, data));
    return keepWhenFetched(fetching, begin => begin());
  }
  if (data.design === 'stacked') {
    const fetching = import('./activate-stacked.ts').then(({ fetchStacked }) => fetchStacked(gallery));
    return keepWhenFetched(fetching, begin => begin());
  }
  const undos = [playSlides(frame), openGallery(frame, data), queuePictures(frame)];
  return () => {
    for (const undo of undos) undo();
  };
}

/** A long gallery's pictures load in order. */
function queuePictures(frame: HTMLElement): () => void {
  const list = frame.querySelector('.gallery-queued');
  if (!list) return () => {};
  return keepWhenFetched(import('./queue-slides.ts'), ({ queueSlides }) => queueSlides(list));
}

/** Activates videos that play in place; loads their script if there are any. */
function playSlides(frame: HTMLElement): () => void {
  const boxes = [...frame.querySelectorAll<HTMLElement>('[data-video]')];
  if (boxes.length === 0) return () => {};
  return keepWhenFetched(import('../video/wrap-video.ts'), ({ wrapVideo }) => {
    const wrappers = boxes.map(box => wrapVideo(box));
    return () => {
      for (const wrapper of wrappers) wrapper?.undo();
    };
  });
}
