import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GalleryProps } from './gallery-slide.ts';
import { keepTrack, type TrackOptions } from './keep-track.ts';
import { keepVideos } from './keep-videos.ts';
import { type LiveGallery, useGallery } from './use-gallery.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export interface LiveTrack extends LiveGallery {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Whether script has taken over; the first drawing is the server's. */
  readonly isAlive: boolean;
}

/** What carousel and strip have beyond every moving gallery: slides that scroll (rules GALLERY-45 to GALLERY-63). */
export function useTrack(
  props: GalleryProps,
  { alignment, seconds, before, groupSizeAt }: TrackOptions,
): LiveTrack {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const gallery = useGallery(props, frame);
  const [isAlive, setIsAlive] = useState(false);
  const { engine } = gallery;
  // After the gallery's own, so that the slide an address names stands there from the start.
  useEffect(() => {
    const track = scroller.current;
    if (!track) return;
    const undoTrack = keepTrack(engine, track, { alignment, seconds, before, groupSizeAt });
    const undoVideos = keepVideos(engine, track);
    setIsAlive(true);
    return () => {
      undoTrack();
      undoVideos();
    };
  }, [engine, alignment, seconds, before, groupSizeAt]);
  useKeptFocus(scroller, gallery.state);
  return { ...gallery, frame, scroller, isAlive };
}
