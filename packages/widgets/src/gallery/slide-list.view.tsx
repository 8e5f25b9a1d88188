import type { ReactNode, Ref } from 'react';
import { messagesFor } from '../messages/messages.ts';
import { scrollable } from '../scrollable/scrollable.ts';
import { cssVariables } from '../styles/css-variables.ts';
import { GalleryFrame } from './gallery-frame.view.tsx';
import { type GalleryProps, type GallerySlide, slideAttributes } from './gallery-slide.ts';
import { SlideView, type SlideViewProps } from './slide.view.tsx';
import { ratioOf } from './slide-ratio.ts';

export interface SlideListProps extends GalleryProps, Pick<SlideViewProps, 'share' | 'sizes'> {
  /** Values for the layout's style sheet, without `gallery-`. */
  readonly variables: Readonly<Record<string, string | number>>;
  /** Values of one slide, beside the shape of its picture. */
  readonly slideVariables?: (slide: GallerySlide) => Readonly<Record<string, string | number>>;
  /** Whether automatic columns are at most as wide as wanted instead of at least. */
  readonly isAtMost?: boolean;
  /** Where the slides scroll sideways, and the keyboard therefore has to reach them. */
  readonly isScrolling?: boolean;
  readonly frame?: Ref<HTMLDivElement> | undefined;
  /** Controls after the slides. */
  readonly children?: ReactNode;
}

/** The calm layouts: a list of slides in order, laid out by its style sheet alone (rules GALLERY-2, GALLERY-33). */
export function SlideList(props: SlideListProps) {
  const {
    variables,
    slideVariables,
    isAtMost = false,
    isScrolling = false,
    share,
    sizes,
    slides,
    data,
    language,
  } = props;
  const isFixed = data.imageAspectRatio !== 'Auto';
  const own = isFixed ? { ...variables, ratio: data.imageAspectRatio } : variables;
  const list = (
    <ul
      className={isAtMost ? 'gallery-slides gallery-at-most' : 'gallery-slides'}
      style={galleryVariables(own)}
    >
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
  );
  return (
    <GalleryFrame data={data} frame={props.frame}>
      {isScrolling ? (
        <div className="gallery-scroller" {...scrollable(messagesFor(language).gallery)}>
          {list}
        </div>
      ) : (
        list
      )}
      {props.children}
    </GalleryFrame>
  );
}

function styleOf(variables: Readonly<Record<string, string | number>>) {
  return Object.keys(variables).length > 0 ? { style: galleryVariables(variables) } : {};
}

function galleryVariables(variables: Readonly<Record<string, string | number>>) {
  return cssVariables(
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [`gallery-${name}`, value])),
  );
}
