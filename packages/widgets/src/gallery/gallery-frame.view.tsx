import { writeGalleryData } from '@vitrine/core/gallery/read-gallery-data.ts';
import type { HTMLAttributes, ReactNode } from 'react';
import { messagesFor } from '../messages/messages.ts';
import type { GalleryProps } from './gallery-slide.ts';

/** An element’s accessibility attributes, and marks for its styles. */
export type ElementAttributes = HTMLAttributes<HTMLDivElement> & {
  readonly [mark: `data-${string}`]: string;
};

export interface GalleryFrameProps extends Pick<GalleryProps, 'data'> {
  readonly attributes?: ElementAttributes;
  readonly children: ReactNode;
}

/** An ARIA carousel, labelled by the title of its first slide that has one (rules GALLERY-51, GALLERY-65). */
export function carouselAttributes(slides: GalleryProps['slides'], language: string): ElementAttributes {
  const messages = messagesFor(language);
  const title = slides.find(slide => slide.title !== '')?.title;
  return {
    role: 'region',
    'aria-roledescription': messages.carousel,
    'aria-label': title === undefined ? messages.gallery : messages.galleryOf({ title }),
  };
}

/** The root of every gallery: its data for scripts, its layout for styles (rule GALLERY-22). */
export function GalleryFrame({ data, attributes, children }: GalleryFrameProps) {
  return (
    <div className={`gallery gallery-${data.design}`} data-gallery={writeGalleryData(data)} {...attributes}>
      {children}
    </div>
  );
}
