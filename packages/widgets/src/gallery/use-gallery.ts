import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import type { GalleryState } from '@vitrine/core/gallery/gallery-index.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DrawnGallery } from './drawn-gallery.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import { type Autoplay, keepAutoplay } from './keep-autoplay.ts';
import { keepGallery } from './keep-gallery.ts';
import { keepHistory } from './keep-history.ts';
import { useGalleryEngine } from './use-gallery-engine.ts';

export interface LiveGallery {
  readonly engine: GalleryEngine;
  readonly state: GalleryState;
  /** Null while it does not play by itself; what the pause button needs otherwise. */
  readonly autoplay: (Pick<Autoplay, 'isPlaying' | 'isRotating'> & { readonly toggle: () => void }) | null;
}

/** The engine of a gallery that the server drew, with what moves it (rules GALLERY-26 to GALLERY-34). */
export function useGallery(gallery: DrawnGallery, data: GalleryData): LiveGallery {
  const { engine, state } = useGalleryEngine({ count: gallery.slides.length, isLooping: data.isLooping });
  const [playing, setPlaying] = useState<Pick<Autoplay, 'isPlaying' | 'isRotating'> | null>(null);
  const kept = useRef<Autoplay>(null);

  useEffect(
    () => keepGallery(engine, gallery, data, data.history ? keepHistory : null),
    [engine, gallery, data],
  );

  useEffect(() => {
    if (!data.autoplay) return;
    const { autoplayDuration: seconds, isRandom } = data;
    const autoplay = keepAutoplay(engine, gallery.frame, { seconds, isRandom });
    kept.current = autoplay;
    const tell = () => setPlaying({ isPlaying: autoplay.isPlaying, isRotating: autoplay.isRotating });
    tell();
    autoplay.subscribe(tell);
    return () => {
      autoplay.undo();
      kept.current = null;
      setPlaying(null);
    };
  }, [engine, gallery, data]);

  const autoplay = useMemo(() => playing && { ...playing, toggle: () => kept.current?.toggle() }, [playing]);
  return { engine, state, autoplay };
}
