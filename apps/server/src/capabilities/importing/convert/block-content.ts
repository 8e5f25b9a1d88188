import { galleryDefaults } from '@vitrine/core/gallery/gallery-data.ts';
import type { VideoAddress } from '@vitrine/core/media/video-address.ts';
import { videoPageAddress } from '@vitrine/core/media/video-address.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import type { GalleryLook } from './gallery-look.ts';
import type { BlockContent } from './piece.ts';

/** The blocks an import makes, by their permanent numbers, each with every setting it has. */

export function textContent(nodes: readonly RichNode[]): BlockContent {
  return { type: 2, settings: { text: { type: 'doc', content: [...nodes] } } };
}

export interface ImageContent {
  readonly asset: string;
  readonly alt: string;
  readonly caption: string;
  readonly link: string;
  readonly newWindow: boolean;
}

export function imageContent({ asset, alt, caption, link, newWindow }: ImageContent): BlockContent {
  const settings = { asset, alt: cut(alt, 1000), caption: cut(caption, 1000), link, newWindow };
  return { type: 5, settings: { ...settings, shape: 'original', fit: 'cover' } };
}

export interface Slide {
  /** The picture, or the poster of its video. */
  readonly asset: string | null;
  readonly video: string;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
}

/** As many slides as one gallery holds. */
const maxSlides = 500;

/** One gallery, or several where there are more slides than one may hold. */
export function galleryContents(slides: readonly Slide[], look: GalleryLook): BlockContent[] {
  const starts = Array.from({ length: Math.ceil(slides.length / maxSlides) }, (_, at) => at * maxSlides);
  return starts.map(start => galleryContent(slides.slice(start, start + maxSlides), look));
}

function galleryContent(slides: readonly Slide[], { design, perRow, more }: GalleryLook): BlockContent {
  const own = slides.map(slide => ({
    ...{ file: null, url: '', focalPoint: null },
    ...slide,
    alt: cut(slide.alt, 1000),
  }));
  const slidesPerRow = Math.min(10, Math.max(1, Math.round(perRow)));
  const calm = { imageAspectRatio: 'Auto' as const, slidesPerRow, slidesPerRowPhone: 2, gutter: 16 };
  const hasWords = own.some(({ title, description }) => title !== '' || description !== '');
  const look = {
    ...(design === 'grid' ? calm : {}),
    ...(design === 'carousel' ? { slidesPerRow } : {}),
    // A strip shows no words unless it is told to.
    ...(design === 'strip' && hasWords ? { metaPosition: 'overlay' as const } : {}),
    ...more,
  };
  return { type: 8, settings: { ...galleryDefaults(design), ...look, slides: own } };
}

export interface ButtonContent {
  readonly text: string;
  readonly link: string;
  readonly newWindow: boolean;
  readonly alignment: 'left' | 'center' | 'right';
  readonly variant: 'solid' | 'outline' | 'text';
}

export function buttonContent(button: ButtonContent): BlockContent {
  return { type: 53, settings: { ...button, text: cut(button.text, 120), size: 'medium' } };
}

export function quoteContent(text: string, source: string): BlockContent {
  return { type: 31, settings: { text: cut(text, 4000), source: cut(source, 300) } };
}

export function ruleContent(style: 'line' | 'dots' | 'thick'): BlockContent {
  return { type: 47, settings: { style, width: 100 } };
}

export function spacerContent(): BlockContent {
  return { type: 21, settings: {} };
}

export const codeType = 23;
const maxCode = 100_000;

/** One block, or several where there is more code than one may hold. */
export function codeContents(source: string, language: string): BlockContent[] {
  const parts: string[] = [];
  for (let at = 0; at < source.length; ) {
    const line = source.lastIndexOf('\n', at + maxCode);
    const end = source.length - at <= maxCode || line <= at ? at + maxCode : line + 1;
    parts.push(source.slice(at, end));
    at = end;
  }
  return parts.map(part => codeContent(part.trimEnd(), language));
}

function codeContent(source: string, language: string): BlockContent {
  return {
    type: codeType,
    settings: {
      source,
      mode: 'display',
      language: cut(language, 30),
      lineNumbers: false,
    },
  };
}

export function videoContent(video: VideoAddress, title: string): BlockContent {
  const settings = { provider: video.provider, address: videoPageAddress(video), file: null, poster: null };
  return { type: 32, settings: { ...settings, title: cut(title, 300), ratio: '16:9' } };
}

export function videoFileContent(file: string, poster: string | null, title: string): BlockContent {
  const settings = { provider: 'file', address: '', file, poster, title: cut(title, 300), ratio: '16:9' };
  return { type: 32, settings };
}

/** A file that came along, or the address of a sound somewhere else. */
export function audioContent(sound: { file: string } | { address: string }, title: string): BlockContent {
  const source = 'file' in sound ? 'file' : 'address';
  return {
    type: 41,
    settings: {
      ...{ source, file: null, address: '', ...sound },
      ...{ title: cut(title, 300), artist: '', cover: null, transcript: '', hasDownload: false },
    },
  };
}

export function summaryContent(collection: string | null, limit: number): BlockContent {
  return {
    type: 20,
    settings: {
      source: 'items',
      collection,
      category: '',
      tag: '',
      limit: Math.min(30, Math.max(1, Math.round(limit))),
      design: 'list',
      columns: 3,
      ratio: '3:2',
      headingLevel: '2',
      showImage: true,
      showTitle: true,
      showExcerpt: true,
      showDate: true,
      showAuthor: false,
      showPrice: true,
    },
  };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
}
