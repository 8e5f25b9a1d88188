import { useEffect, useRef } from 'react';
import type { GalleryEngine } from './gallery-engine.ts';
import { keepStrip, showInStrip } from './keep-strip.ts';
import { Thumbnails, type ThumbnailsProps } from './thumbnails.view.tsx';
import { useGalleryEngine } from './use-gallery-engine.ts';

export interface LiveThumbnailsProps extends Omit<ThumbnailsProps, 'live'> {
  /** The slideshow's. */
  readonly engine: GalleryEngine;
  readonly isAlive: boolean;
}

/** Thumbnails are a gallery of their own, linked to the slideshow (rule GALLERY-86). */
export function LiveThumbnails({ engine, isAlive, ...props }: LiveThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { isLooping } = props.data;
  const { engine: own, state } = useGalleryEngine({ count: props.slides.length, isLooping });
  useEffect(() => {
    own.goTo(engine.state.currentIndex, 'address');
    return engine.link(own);
  }, [engine, own]);
  const isStrip = props.data.thumbnails === 'strip';
  useEffect(() => (isStrip && list.current ? keepStrip(list.current) : undefined), [isStrip]);
  useEffect(() => {
    if (isStrip && list.current) showInStrip(list.current, state.currentIndex);
  }, [isStrip, state.currentIndex]);
  const index = isAlive ? state.currentIndex : null;
  return <Thumbnails {...props} live={{ list, index, onShow: at => own.goTo(at) }} />;
}
