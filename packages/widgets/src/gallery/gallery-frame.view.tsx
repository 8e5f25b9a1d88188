import { writeGalleryData } from '@vitrine/core/gallery/read-gallery-data.ts';
import type { ReactNode, Ref } from 'react';
import type { GalleryProps } from './gallery-slide.ts';

export interface GalleryFrameProps extends Pick<GalleryProps, 'data'> {
  readonly frame?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** The root of every gallery: its data for scripts, its layout for styles (rule GALLERY-22). */
export function GalleryFrame({ data, frame, children }: GalleryFrameProps) {
  return (
    <div ref={frame} className={`gallery gallery-${data.design}`} data-gallery={writeGalleryData(data)}>
      {children}
    </div>
  );
}
