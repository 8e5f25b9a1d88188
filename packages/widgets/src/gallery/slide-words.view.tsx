import type { MetaPosition } from '@vitrine/core/gallery/gallery-data.ts';
import { scrollable } from '../scrollable/scrollable.ts';
import type { GallerySlide } from './gallery-slide.ts';

/** Number of letters from which text over a picture may not fit, so that it must be scrollable by keyboard. */
const longWords = 160;

export interface SlideWordsProps {
  readonly slide: Pick<GallerySlide, 'title' | 'description'>;
  readonly position: MetaPosition;
}

/** Title and description of a slide, if its gallery shows them (rules GALLERY-19, GALLERY-40). */
export function SlideWords({ slide: { title, description }, position }: SlideWordsProps) {
  if (position === 'none' || (title === '' && description === '')) return null;
  const isOver = position !== 'below';
  const isLong = isOver && title.length + description.length > longWords;
  return (
    <figcaption
      className={`gallery-words gallery-${position}`}
      {...(isLong ? scrollable(title === '' ? description.slice(0, 40) : title) : {})}
    >
      {title !== '' && <span className="gallery-title">{title}</span>}
      {description !== '' && <span className="gallery-description">{description}</span>}
    </figcaption>
  );
}
