import type { ReactNode } from 'react';
import { messagesFor } from '../messages/messages.ts';
import { scrollable } from '../scrollable/scrollable.ts';
import { CarouselSlide } from './carousel-slide.view.tsx';
import { GalleryBar, slidesId } from './gallery-bar.view.tsx';
import { carouselAttributes, type ElementAttributes, GalleryFrame } from './gallery-frame.view.tsx';
import type { GalleryProps } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import type { SlideViewProps } from './slide.view.tsx';
import { ratioOf } from './slide-ratio.ts';

export interface TrackViewProps extends GalleryProps, Pick<SlideViewProps, 'share' | 'sizes'> {
  /** Values for the layout's style sheet, without `gallery-`. */
  readonly variables: Readonly<Record<string, string | number>>;
  readonly frameAttributes?: ElementAttributes;
  /** The click behaviour of a slide without its own action. */
  readonly action?: (place: SlideViewProps['place']) => ReactNode;
}

/**
 * Slides side by side that scroll with or without script; script adds the buttons, and marks the
 * visible ones. An ARIA carousel (rules GALLERY-51, GALLERY-52).
 */
export function TrackView(props: TrackViewProps) {
  const { variables, frameAttributes, action, share, sizes, ...gallery } = props;
  const { id, slides, data, language } = gallery;
  const messages = messagesFor(language);
  return (
    <GalleryFrame
      data={data}
      attributes={{
        ...carouselAttributes(slides, language),
        ...frameAttributes,
      }}
    >
      {slides.length > 1 && <GalleryBar {...gallery} />}
      <div className="gallery-track" {...scrollable(messages.slides)}>
        <div id={slidesId(id)} className="gallery-slides" style={galleryVariables(variables)}>
          {slides.map((slide, at) => {
            const place = { number: at + 1, total: slides.length };
            return (
              <CarouselSlide
                key={slide.id}
                slide={slide}
                place={place}
                data={data}
                language={language}
                ratio={ratioOf(slide, data)}
                action={action?.(place)}
                {...(share ? { share } : {})}
                {...(sizes === undefined ? {} : { sizes })}
              />
            );
          })}
        </div>
      </div>
    </GalleryFrame>
  );
}
