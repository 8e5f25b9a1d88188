import { messagesFor } from '../messages/messages.ts';
import { scrollable } from '../scrollable/scrollable.ts';
import { CarouselSlide } from './carousel-slide.view.tsx';
import { carouselAttributes, GalleryFrame } from './gallery-frame.view.tsx';
import type { GalleryProps, GallerySlide } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import { slideElementId } from './slide-element-id.ts';
import { ratioOf } from './slide-ratio.ts';
import { StackedControls, stageId } from './stacked-controls.view.tsx';
import { isVertical } from './stage-height.ts';
import { Thumbnails } from './thumbnails.view.tsx';

/** One slide at a time; until script runs, a row that scrolls. An ARIA carousel (rules GALLERY-65 to GALLERY-68). */
export function StackedView(gallery: GalleryProps) {
  const { id, slides, data: given, language } = gallery;
  const data =
    isVertical(given) && given.metaPosition === 'below'
      ? { ...given, metaPosition: 'overlay' as const }
      : given;
  const messages = messagesFor(language);
  const [first] = slides;
  const stage = first ? ratioOf(first, given) : 1;
  const ownRatio = (slide: GallerySlide) => ratioOf(slide, { imageAspectRatio: 'Auto' });
  return (
    <GalleryFrame
      data={given}
      attributes={{
        ...carouselAttributes(slides, language),
        style: galleryVariables({ stage }),
      }}
    >
      <StackedControls {...gallery} />
      <div
        id={stageId(id)}
        className={data.autoCrop ? 'gallery-stage' : 'gallery-stage gallery-fit'}
        {...(isVertical(data) ? { 'data-vertical': '' } : {})}
        {...scrollable(messages.slides)}
      >
        {slides.map((slide, at) => (
          <CarouselSlide
            key={slide.id}
            slide={slide}
            place={{ number: at + 1, total: slides.length }}
            data={data}
            language={language}
            hasWindow
            ratio={ownRatio(slide)}
            room={data.autoCrop ? stage : ownRatio(slide)}
            id={slideElementId(id, slide)}
          />
        ))}
      </div>
      <Thumbnails {...gallery} />
    </GalleryFrame>
  );
}
