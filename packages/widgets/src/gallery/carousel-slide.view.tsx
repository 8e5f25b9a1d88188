import { messagesFor } from '../messages/messages.ts';
import { slideAttributes } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import { SlideView, type SlideViewProps } from './slide.view.tsx';

export interface CarouselSlideProps extends SlideViewProps {
  /** Aspect ratio of its space. */
  readonly ratio: number;
  /** The targets of links within the page. */
  readonly id?: string;
}

/** A slide of an ARIA carousel, with its position and the number of slides (rules GALLERY-51, GALLERY-65). */
export function CarouselSlide({ ratio, id, ...props }: CarouselSlideProps) {
  const { slide, place, data, language } = props;
  const messages = messagesFor(language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of an ARIA carousel, not a group of fields.
    <div
      id={id}
      className="gallery-slide"
      role="group"
      aria-roledescription={messages.slide}
      aria-label={messages.itemOf(place)}
      {...slideAttributes(slide, data.lightboxTheme)}
      style={galleryVariables({ ratio })}
    >
      <SlideView {...props} />
    </div>
  );
}
