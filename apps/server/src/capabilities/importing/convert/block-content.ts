import { block as audio } from '@vitrine/blocks/audio/audio.block.ts';
import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { block as code } from '@vitrine/blocks/code/code.block.ts';
import { block as gallery } from '@vitrine/blocks/gallery/gallery.block.ts';
import { block as rule } from '@vitrine/blocks/horizontal-rule/horizontal-rule.block.ts';
import { block as text } from '@vitrine/blocks/html/html.block.ts';
import { block as image } from '@vitrine/blocks/image/image.block.ts';
import { block as quote } from '@vitrine/blocks/quote/quote.block.ts';
import { block as spacer } from '@vitrine/blocks/spacer/spacer.block.ts';
import { block as summary } from '@vitrine/blocks/summary/summary.block.ts';
import { block as video } from '@vitrine/blocks/video/video.block.ts';
import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import { galleryDefaults } from '@vitrine/core/gallery/gallery-data.ts';
import type { VideoAddress } from '@vitrine/core/media/video-address.ts';
import { videoPageAddress } from '@vitrine/core/media/video-address.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import type { GalleryLook } from './gallery-look.ts';
import type { Piece } from './piece.ts';

/** The blocks an import creates, each with all its settings; files and pages in them become ids later. */

export function textContent(nodes: readonly RichNode[]): BlockContent {
  return text.unresolved({ text: { type: 'doc', content: [...nodes] } });
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
  return image.unresolved({ ...settings, shape: 'original', fit: 'cover' });
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

/** The maximum number of slides in a gallery. */
const maxSlides = 500;

/** One gallery, or several if there are more slides than one may hold. */
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
    // A strip shows no text unless its settings say so.
    ...(design === 'strip' && hasWords ? { metaPosition: 'overlay' as const } : {}),
    ...more,
  };
  return gallery.unresolved({ ...galleryDefaults(design), ...look, slides: own });
}

export interface ButtonContent {
  readonly text: string;
  readonly link: string;
  readonly newWindow: boolean;
  readonly alignment: 'left' | 'center' | 'right';
  readonly variant: 'solid' | 'outline' | 'text';
}

export function buttonContent(content: ButtonContent): BlockContent {
  return button.unresolved({ ...content, text: cut(content.text, 120), size: 'medium' });
}

export function quoteContent(words: string, source: string): BlockContent {
  return quote.unresolved({ text: cut(words, 4000), source: cut(source, 300) });
}

export function ruleContent(style: 'line' | 'dots' | 'thick'): BlockContent {
  return rule.unresolved({ style, width: 100 });
}

export function spacerContent(): BlockContent {
  return spacer.unresolved({});
}

const maxCode = 100_000;

/** One block, or several if there is more code than one may hold. */
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
  return code.unresolved({ source, mode: 'display', language: cut(language, 30), lineNumbers: false });
}

export function videoContent(address: VideoAddress, title: string): BlockContent {
  const settings = { provider: address.provider, address: videoPageAddress(address) };
  return video.unresolved({ ...settings, title: cut(title, 300), ratio: '16:9' });
}

export function videoFileContent(file: string, poster: string | null, title: string): BlockContent {
  return video.unresolved({ provider: 'file', file, poster, title: cut(title, 300), ratio: '16:9' });
}

/** An imported file, or the address of a sound elsewhere. */
export function audioContent(sound: { file: string } | { address: string }, title: string): BlockContent {
  const source = 'file' in sound ? 'file' : 'address';
  return audio.unresolved({ source, ...sound, title: cut(title, 300) });
}

export interface SummaryLook {
  readonly source: 'items' | 'products';
  readonly design: 'list' | 'grid';
}

export function summaryContent(
  collection: string | null,
  limit: number,
  { source, design }: SummaryLook = { source: 'items', design: 'list' },
): BlockContent {
  return summary.unresolved({
    source,
    collection,
    design,
    limit: Math.min(30, Math.max(1, Math.round(limit))),
  });
}

/** Whether a piece is a block of this kind. */
export function isBlockOf(
  definition: { readonly type: number },
  piece: Piece,
): piece is Piece & { kind: 'block' } {
  return piece.kind === 'block' && piece.type === definition.type;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
}
