import type { StripAlignment } from '@vitrine/core/gallery/gallery-data.ts';
import { groupStarts } from '@vitrine/core/gallery/gallery-index.ts';
import type { SlideDirection } from '@vitrine/core/gallery/slide-gesture.ts';
import { dragTrack } from './drag-track.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import { arrangeAround } from './slide-ring.ts';
import { wayTo } from './track-geometry.ts';
import { endMotion, play, wantsLessMotion } from './transitions/play.ts';
import { whenScrollRests } from './when-scroll-rests.ts';

export interface TrackOptions {
  /** The position of the current slide. */
  readonly alignment: StripAlignment;
  readonly seconds: number;
  /** The number of slides before the current one in a ring; null for a row with two ends. */
  readonly before: number | null;
  /** The number of slides that move together at a width of the track in px. */
  readonly groupSizeAt: (width: number) => number;
}

/**
 * Keeps the track and its gallery in sync. The track scrolls and snaps by itself: the slide at
 * which it rests becomes current, and a slide that becomes current otherwise is scrolled to (rules
 * GALLERY-50, GALLERY-53 to GALLERY-55).
 */
export function keepTrack(engine: GalleryEngine, track: HTMLElement, options: TrackOptions): () => void {
  const { alignment, seconds, before, groupSizeAt } = options;
  const slides = [...track.querySelectorAll<HTMLElement>('[data-slide-id]')];
  let isFollowing = false;
  let { width } = track.getBoundingClientRect();

  const wayToSlide = (index: number) => {
    const slide = slides[index];
    return slide ? wayTo(track, slide, alignment) : 0;
  };
  const nearest = () => {
    const ways = groupStarts(engine.state).map(start => ({ start, way: Math.abs(wayToSlide(start)) }));
    return ways.reduce((best, one) => (one.way < best.way ? one : best)).start;
  };
  const place = (index: number) => {
    // While script moves it, it must not snap by itself.
    track.dataset.moving ??= 'glide';
    if (before !== null) {
      track.dataset.ring = '';
      arrangeAround(slides, index, before);
    }
    track.scrollBy({ left: wayToSlide(index), behavior: 'instant' });
  };
  const settle = () => {
    delete track.dataset.moving;
    engine.setInMotion(false);
  };
  const jump = (index: number) => {
    place(index);
    settle();
  };
  /** The slide is already in its final place and drawn at its previous one: the browser moves it without script. */
  const glide = (index: number) => {
    const slide = slides[index];
    const from = slide?.getBoundingClientRect().left ?? 0;
    place(index);
    const way = from - (slide?.getBoundingClientRect().left ?? 0);
    const list = track.firstElementChild;
    if (!list || Math.abs(way) < 1 || wantsLessMotion()) return settle();
    engine.setInMotion(true);
    void play(list, [{ translate: `${way}px` }, { translate: '0px' }], {
      duration: seconds * 1000,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    }).then(settle);
  };
  const follow = () => {
    if (track.dataset.moving !== undefined) return;
    isFollowing = true;
    engine.goTo(nearest());
    isFollowing = false;
    if (before !== null) jump(engine.state.currentIndex);
  };
  const release = (swiped: SlideDirection) => {
    const reached = nearest();
    const isThere = reached !== engine.state.currentIndex;
    const step = swiped === 1 ? engine.next : engine.previous;
    const move = swiped === 0 || isThere ? engine.goTo(reached) : step();
    if (move.kind !== 'moved') glide(engine.state.currentIndex);
  };

  engine.setGroupSize(groupSizeAt(width));
  if (engine.state.currentIndex > 0) jump(engine.state.currentIndex);
  // A touch may have triggered loading the script, and still be scrolling.
  else if (Math.abs(wayToSlide(nearest())) < 1) follow();
  const size = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? width;
    if (now === width || now === 0) return;
    width = now;
    endMotion(track);
    engine.setGroupSize(groupSizeAt(width));
    jump(engine.state.currentIndex);
  });
  size.observe(track);
  const undos = [
    engine.on('change', ({ index }) => {
      if (!isFollowing) glide(index);
    }),
    whenScrollRests(track, follow),
    dragTrack(track, {
      mayBegin: () => !engine.state.isInMotion,
      onBegin: () => {
        track.dataset.moving = 'drag';
      },
      onRelease: release,
    }),
    () => size.disconnect(),
    () => endMotion(track),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}
