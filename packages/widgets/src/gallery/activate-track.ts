import { slidesInRow } from '@vitrine/core/gallery/carousel-row.ts';
import { carouselSpeed, stripDefaults } from '@vitrine/core/gallery/gallery-constants.ts';
import { stripAlignmentOf } from '@vitrine/core/gallery/gallery-data.ts';
import { groupStart, isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import type { ScriptGalleryData } from '@vitrine/core/gallery/script-fields.ts';
import type { DrawnGallery } from './drawn-gallery.ts';
import { makeGalleryEngine } from './gallery-engine.ts';
import { keepBar } from './keep-bar.ts';
import { keepGallery } from './keep-gallery.ts';
import { keepTrack, type TrackOptions } from './keep-track.ts';
import { keepVideos } from './keep-videos.ts';
import { markSlides, type SlideMarks } from './mark-slides.ts';
import { pressMarks, pressSlides } from './press-slides.ts';
import { slidesBefore } from './slide-ring.ts';

interface TrackLayout extends TrackOptions, Omit<SlideMarks, 'room'> {}

/**
 * Loads the code of a carousel or a strip and activates it: the server's HTML scrolls by itself,
 * script adds groups, buttons, dragging by mouse, and marks the visible slides (rules GALLERY-45 to
 * GALLERY-63).
 */
export async function fetchTrack(gallery: DrawnGallery, data: ScriptGalleryData): Promise<() => () => void> {
  const { frame, slides } = gallery;
  const track = frame.querySelector<HTMLElement>('.gallery-track');
  if (!track) return () => () => {};
  const [playing, remembering] = await Promise.all([
    data.autoplay ? import('./keep-autoplay.ts') : null,
    data.history ? import('./keep-history.ts') : null,
  ]);
  return () => {
    const engine = makeGalleryEngine({ count: slides.length, isLooping: data.isLooping });
    const isStrip = data.design === 'strip';
    const layout = isStrip ? stripLayout(data, slides.length) : carouselLayout(data);
    const autoplay = playing?.keepAutoplay(engine, frame, {
      seconds: data.autoplayDuration,
      isRandom: data.isRandom,
    });
    frame.dataset.alive = '';
    const undos = [
      // First, so that the slide in the address is shown from the start.
      keepGallery(engine, gallery, data, remembering?.keepHistory ?? null),
      // A moving track is measured before its slides are marked again.
      keepTrack(engine, track, layout),
      markSlides(engine, slides, { ...layout, room: track }),
      keepVideos(engine, slides),
      // After the handler that opens slides, which has then decided whether it takes a click.
      isStrip ? pressSlides(engine, gallery, data.click) : undefined,
      keepBar(engine, frame, autoplay ?? null),
      autoplay?.undo,
    ];
    return () => {
      for (const undo of undos) undo?.();
      delete frame.dataset.alive;
    };
  };
}

function carouselLayout({ slidesPerRow }: ScriptGalleryData): TrackLayout {
  return {
    alignment: 'start',
    seconds: carouselSpeed,
    before: null,
    groupSizeAt: width => slidesInRow(slidesPerRow, width),
    mark: (slide, at, state) => {
      slide.inert = !isInGroup(at, state);
      slide.toggleAttribute('data-starts', groupStart(at, state) === at);
    },
    unmark: slide => {
      slide.inert = false;
      slide.removeAttribute('data-starts');
    },
  };
}

function stripLayout({ activeAlignment, isLooping, click }: ScriptGalleryData, count: number): TrackLayout {
  const alignment = stripAlignmentOf(activeAlignment);
  return {
    alignment,
    seconds: stripDefaults.speed,
    before: isLooping ? slidesBefore(count, alignment) : null,
    groupSizeAt: () => 1,
    ...pressMarks(click),
  };
}
