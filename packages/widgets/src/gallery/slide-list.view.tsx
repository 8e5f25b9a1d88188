import { galleryLoading } from '@vitrine/core/gallery/gallery-constants.ts';
import { GalleryFrame } from './gallery-frame.view.tsx';
import { type GalleryProps, type GallerySlide, slideAttributes } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import { SlideView, type SlideViewProps } from './slide.view.tsx';
import { ratioOf } from './slide-ratio.ts';

export interface SlideListProps extends GalleryProps, Pick<SlideViewProps, 'share' | 'sizes'> {
  /** Values for the layout's style sheet, without `gallery-`. */
  readonly variables: Readonly<Record<string, string | number>>;
  /** Values of one slide, in addition to its picture's aspect ratio. */
  readonly slideVariables?: (slide: GallerySlide) => Readonly<Record<string, string | number>>;
  /** Whether the set width of automatic columns is their maximum instead of their minimum. */
  readonly isAtMost?: boolean;
}

/** The static layouts: a list of slides in order, laid out by its style sheet alone (rules GALLERY-2, GALLERY-33). */
export function SlideList(props: SlideListProps) {
  const { variables, slideVariables, isAtMost = false, share, sizes, slides, data, language } = props;
  const isFixed = data.imageAspectRatio !== 'Auto';
  const own = isFixed ? { ...variables, ratio: data.imageAspectRatio } : variables;
  const names = [
    'gallery-slides',
    ...(isAtMost ? ['gallery-at-most'] : []),
    ...(slides.length > galleryLoading.atOnce ? ['gallery-queued'] : []),
  ];
  return (
    <GalleryFrame data={data}>
      <ul className={names.join(' ')} style={galleryVariables(own)}>
        {slides.map((slide, at) => (
          <li
            key={slide.id}
            className="gallery-slide"
            {...slideAttributes(slide, data.lightboxTheme)}
            {...styleOf({ ...(isFixed ? {} : { ratio: ratioOf(slide, data) }), ...slideVariables?.(slide) })}
          >
            <SlideView
              slide={slide}
              place={{ number: at + 1, total: slides.length }}
              data={data}
              language={language}
              {...(share ? { share } : {})}
              {...(sizes === undefined ? {} : { sizes })}
            />
          </li>
        ))}
      </ul>
    </GalleryFrame>
  );
}

function styleOf(variables: Readonly<Record<string, string | number>>) {
  return Object.keys(variables).length > 0 ? { style: galleryVariables(variables) } : {};
}
