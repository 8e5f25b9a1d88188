import type { GalleryState } from '@vitrine/core/gallery/gallery-index.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fetchAhead } from './fetch-ahead.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import type { GalleryProps } from './gallery-slide.ts';
import { type Autoplay, keepAutoplay } from './keep-autoplay.ts';
import { keepHistory } from './keep-history.ts';
import { keepKeyboard } from './keep-keyboard.ts';
import { openGallery } from './open-gallery.ts';
import { useGalleryEngine } from './use-gallery-engine.ts';

export interface LiveGallery {
  readonly engine: GalleryEngine;
  readonly state: GalleryState;
  /** Null while it does not play by itself; what the pause button needs otherwise. */
  readonly autoplay: { readonly isPlaying: boolean; readonly toggle: () => void } | null;
}

/**
 * What every moving layout has: its engine, keys, autoplay, history and the lightbox, by its data (rules
 * GALLERY-26 to GALLERY-34). `root` is the frame of the gallery, its controls within it.
 */
export function useGallery(props: GalleryProps, root: RefObject<HTMLElement | null>): LiveGallery {
  const { slides, data, fullUrl } = props;
  const { history, lightbox, lightboxTheme } = data;
  const { engine, state } = useGalleryEngine({ count: slides.length, isLooping: data.isLooping });
  const [isPlaying, setIsPlaying] = useState<boolean | null>(null);
  const playing = useRef<Autoplay>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const frame = root.current;
    if (!frame) return;
    const undos = [
      keepKeyboard(engine, frame),
      fetchAhead(engine, frame),
      openGallery(frame, { lightbox, lightboxTheme, history }),
    ];
    if (history) undos.push(keepHistory(engine, latest.current.slides, fullUrl || undefined));
    return () => {
      for (const undo of undos) undo();
    };
  }, [engine, root, fullUrl, history, lightbox, lightboxTheme]);

  useEffect(() => {
    const frame = root.current;
    if (!frame || !data.autoplay) return;
    const autoplay = keepAutoplay(engine, frame, { seconds: data.autoplayDuration, isRandom: data.isRandom });
    playing.current = autoplay;
    const tell = () => setIsPlaying(autoplay.isPlaying);
    tell();
    autoplay.subscribe(tell);
    return () => {
      autoplay.undo();
      playing.current = null;
      setIsPlaying(null);
    };
  }, [engine, root, data.autoplay, data.autoplayDuration, data.isRandom]);

  const autoplay = isPlaying === null ? null : { isPlaying, toggle: () => playing.current?.toggle() };
  return { engine, state, autoplay };
}
