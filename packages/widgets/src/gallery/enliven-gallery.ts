import { readGalleryData } from '@vitrine/core/gallery/read-gallery-data.ts';
import { openGallery } from './open-gallery.ts';
import { queueSlides } from './queue-slides.ts';

/**
 * Brings a gallery of a calm layout to life: its slides open the lightbox, its videos play. A gallery whose data
 * cannot be read is skipped (rule GALLERY-23).
 */
export function enlivenGallery(root: HTMLElement): () => void {
  const frame = root.querySelector<HTMLElement>('[data-gallery]');
  if (!frame) return () => {};
  const read = readGalleryData(frame.dataset.gallery ?? '');
  if (!read.ok) {
    console.error(read.error.message, read.error.errors ?? '');
    return () => {};
  }
  const undoVideos = playSlides(frame);
  const undoSlides = openGallery(frame, read.value);
  const undoQueue = queueSlides(frame);
  return () => {
    undoVideos();
    undoQueue();
    undoSlides();
  };
}

/** Videos that play where they stand; their script comes where there are any. */
function playSlides(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-video]')];
  if (boxes.length === 0) return () => {};
  let isUndone = false;
  let undo = () => {};
  import('../video/wrap-video.ts').then(
    ({ wrapVideo }) => {
      if (isUndone) return;
      const wrappers = boxes.map(box => wrapVideo(box));
      undo = () => {
        for (const wrapper of wrappers) wrapper?.undo();
      };
    },
    () => {},
  );
  return () => {
    isUndone = true;
    undo();
  };
}
