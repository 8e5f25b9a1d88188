import type { AddressedItem } from '../gallery/item-in-address.ts';

/** One item of a lightbox, with its text. */
export interface LightboxItem extends AddressedItem {
  readonly kind: 'image' | 'video';
  /** The address of an image or a film; or a video at a provider. */
  readonly src: string;
  readonly srcset: string;
  readonly alt: string;
  /** Px; zero if unknown. */
  readonly width: number;
  readonly height: number;
  /** A small picture that is already loaded, shown until the large one is; empty for none. */
  readonly preview: string;
  readonly title: string;
  readonly description: string;
  /** Address of a film's captions; empty for none. */
  readonly captions: string;
  /** The clicked element in the page, from which the picture grows and to which it returns. */
  readonly element: HTMLElement | null;
}

/**
 * The items of a gallery from its slides' attributes (rule GALLERY-25), in page order. A slide
 * without a picture or a video is omitted.
 */
export function readLightboxItems(root: ParentNode): LightboxItem[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slide-id]')].flatMap(slide => readItem(slide) ?? []);
}

function readItem(slide: HTMLElement): LightboxItem | null {
  const {
    type,
    slideId = '',
    slideUrl = '',
    src = '',
    title = '',
    description = '',
    captions = '',
  } = slide.dataset;
  const kind = type === 'video' ? 'video' : 'image';
  const picture = slide.querySelector('img');
  if (src === '') return null;
  const [width = 0, height = 0] = (slide.dataset.imageDimensions ?? '').split('x').map(Number);
  return {
    id: slideId,
    url: slideUrl,
    kind,
    src: kind === 'image' ? picture?.src || picture?.dataset.src || src : src,
    srcset: picture?.srcset || picture?.dataset.srcset || '',
    alt: picture?.alt ?? '',
    width,
    height,
    preview: picture?.currentSrc ?? '',
    title,
    description,
    captions,
    element: picture ?? slide,
  };
}
