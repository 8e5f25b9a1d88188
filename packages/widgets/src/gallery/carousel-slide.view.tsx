import { messagesFor } from '../messages/messages.ts';
import { slideAttributes } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import { SlideView, type SlideViewProps } from './slide.view.tsx';

export interface CarouselSlideProps extends SlideViewProps {
  /** Width to height of its room. */
  readonly ratio: number;
  /** Where links within the page lead. */
  readonly id?: string;
}

/** A slide of an ARIA carousel, which says which of how many it is (rules GALLERY-51, GALLERY-65). */
export function CarouselSlide({ ratio, id, ...props }: CarouselSlideProps) {
  const { slide, place, data, language } = props;
  const messages = messagesFor(language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of an ARIA carousel, no group of fields.
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
