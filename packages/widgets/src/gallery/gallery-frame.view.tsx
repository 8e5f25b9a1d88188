import { writeGalleryData } from '@vitrine/core/gallery/read-gallery-data.ts';
import type { HTMLAttributes, ReactNode } from 'react';
import type { GalleryProps } from './gallery-slide.ts';

/** What an element is to who cannot see it, and marks for its styles. */
export type ElementAttributes = HTMLAttributes<HTMLDivElement> & {
  readonly [mark: `data-${string}`]: string;
};

export interface GalleryFrameProps extends Pick<GalleryProps, 'data'> {
  readonly attributes?: ElementAttributes;
  readonly children: ReactNode;
}

/** The root of every gallery: its data for scripts, its layout for styles (rule GALLERY-22). */
export function GalleryFrame({ data, attributes, children }: GalleryFrameProps) {
  return (
    <div className={`gallery gallery-${data.design}`} data-gallery={writeGalleryData(data)} {...attributes}>
      {children}
    </div>
  );
}
