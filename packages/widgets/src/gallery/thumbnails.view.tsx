import { thumbnailDefaults } from '@vitrine/core/gallery/gallery-constants.ts';
import { Picture } from '../image/picture.view.tsx';
import { messagesFor } from '../messages/messages.ts';
import { PlayMark } from '../video/video-box.view.tsx';
import type { GalleryProps, GallerySlide } from './gallery-slide.ts';
import { galleryVariables } from './gallery-variables.ts';
import { slideElementId } from './slide-element-id.ts';

/** The slides again, small, in a scrolling row or in a grid; links until script runs (rules GALLERY-84, GALLERY-87). */
export function Thumbnails({ id, slides, data, language }: GalleryProps) {
  if (data.thumbnails === 'none' || slides.length < 2) return null;
  const messages = messagesFor(language);
  const isStrip = data.thumbnails === 'strip';
  const ratio = data.squareThumbs ? 1 : thumbnailDefaults.aspectRatio;
  const padding = isStrip ? Math.min(data.padding, thumbnailDefaults.stripPaddingCap) : data.padding;
  return (
    <ul
      className={`gallery-thumbnails gallery-thumbnails-${data.thumbnails}`}
      aria-label={messages.thumbnails}
      style={galleryVariables({
        'thumb-ratio': Math.round(ratio * 1000) / 1000,
        'thumb-gap': `${padding}px`,
        'thumb-margin': `${data.thumbnailStripMargin}px`,
        ...(isStrip
          ? { 'thumb-height': `${data.thumbnailStripHeight}px` }
          : { 'thumb-row': data.thumbnailsPerRow }),
      })}
    >
      {slides.map((slide, at) => {
        const name = messages.showItemOf({ number: at + 1, total: slides.length });
        return (
          <li key={slide.id} className="gallery-thumbnail">
            <a
              className="gallery-thumbnail-link"
              href={`#${slideElementId(id, slide)}`}
              aria-label={slide.title === '' ? name : `${name}: ${slide.title}`}
            >
              <ThumbnailPicture
                slide={slide}
                ratio={ratio}
                sizes={
                  isStrip
                    ? `${Math.round(data.thumbnailStripHeight * ratio)}px`
                    : `${Math.ceil(100 / data.thumbnailsPerRow)}vw`
                }
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface ThumbnailPictureProps {
  readonly slide: GallerySlide;
  readonly ratio: number;
  readonly sizes: string;
}

function ThumbnailPicture({ slide, ratio, sizes }: ThumbnailPictureProps) {
  return (
    <>
      {slide.asset && (
        <Picture
          className="gallery-thumbnail-picture"
          asset={slide.asset}
          alt=""
          sizes={sizes}
          room={ratio}
        />
      )}
      {slide.kind === 'video' && <PlayMark />}
    </>
  );
}
