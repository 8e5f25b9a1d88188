import { parseVideoAddress, videoPageAddress } from '@vitrine/core/media/video-address.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { galleryContents, type Slide } from './block-content.ts';
import type { Conversion } from './conversion.ts';
import { linkText } from './file-link.ts';
import type { GalleryLook } from './gallery-look.ts';
import { isSquarespaceGallery, lookOfMarkup, plainLook } from './gallery-look.ts';
import { type FoundSlide, slidesIn } from './gallery-slides.ts';
import { attributeOf, findAll, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { assetOf, captionPiece, convertMedia, imagePieces, widthOf } from './media-pieces.ts';
import { blockPiece, type Piece, type PieceWidth, textPiece } from './piece.ts';

/** Longer text of a slide is placed below the gallery. */
const mostWords = 2000;
const mostTitle = 300;

/**
 * How the gallery of an element was shown; null if it is not one: a single picture is not a gallery, except in
 * Squarespace.
 */
export function galleryLookOf(element: HtmlElement): GalleryLook | null {
  const look = lookOfMarkup(element) ?? (isManyPictures(element) ? plainLook : null);
  if (look === null) return null;
  const pictures = findAll(element.children, 'img').length;
  if (isSquarespaceGallery(element)) return pictures > 0 || hasPlayer(element) ? look : null;
  return pictures > 1 && findAll(element.children, 'table').length === 0 && hasOnlySlides(element)
    ? look
    : null;
}

/**
 * Pictures with their text as one gallery, in their original layout; those whose file was not imported become
 * links below it, and text that belongs to no slide is placed before or after (rules IMPORT-39, IMPORT-64).
 * @param convert - converts the other nodes of the gallery into pieces
 */
export function galleryPieces(
  element: HtmlElement,
  look: GalleryLook,
  conversion: Conversion,
  convert: (nodes: readonly HtmlNode[]) => Piece[],
): Piece[] {
  const { before, slides: found, after } = slidesIn(element);
  const slides: Slide[] = [];
  const below: Piece[] = [];
  for (const one of found) {
    const { slide, rest } = slideOf(one, conversion);
    if (slide) slides.push(slide);
    below.push(...rest);
  }
  const width = widthOf([element]);
  const blocks = galleryContents(slides, look).map(content => blockPiece(content, wide(width)));
  const captions = convert(after).map(piece =>
    piece.kind === 'text' && piece.node.type === 'paragraph'
      ? textPiece({ ...piece.node, attrs: { ...piece.node.attrs, size: 'small' } })
      : piece,
  );
  return [...convert(before), ...blocks, ...below, ...captions];
}

function slideOf(found: FoundSlide, conversion: Conversion): { slide: Slide | null; rest: Piece[] } {
  const { image, players } = found;
  const asset = image ? assetOf(image, conversion) : null;
  const isTitled = found.title.length <= mostTitle;
  const title = isTitled ? found.title : '';
  const words = isTitled ? found.description : [found.title, found.description].filter(Boolean).join('\n');
  const [video, ...others] = players.flatMap(player => videoOf(player) ?? []);
  const rest: Piece[] = [
    ...players.filter(player => videoOf(player) === null).flatMap(player => convertMedia(player, conversion)),
    ...others.flatMap(address => convertMedia(embedOf(address), conversion)),
  ];
  const links = linksOf(found, conversion);
  if (words.length > mostWords) {
    rest.push(...words.split('\n').map(captionPiece));
    conversion.note(phrase('imports.slideWords'));
  }
  if (asset === null && video === undefined) {
    const caption = [title, words.length > mostWords ? '' : words].filter(Boolean).join(' — ');
    const missing = image ? imagePieces(image, conversion, { caption, width: 'text' }) : [];
    return { slide: null, rest: [...missing, ...links.map(href => linkPiece(title || href, href)), ...rest] };
  }
  const [link = '', ...further] = links;
  for (const href of further) rest.push(linkPiece(href, href));
  if (further.length > 0) conversion.note(phrase('imports.slideLinks'));
  return {
    slide: {
      asset,
      video: video ?? '',
      alt: image ? attributeOf(image, 'alt') : '',
      title,
      description: words.length > mostWords ? '' : words,
      link,
    },
    rest,
  };
}

/** The target of a slide, except its own picture and its own video. */
function linksOf({ links }: FoundSlide, conversion: Conversion): string[] {
  const own = links.filter(href => {
    const address = conversion.address(href) ?? '';
    return (
      !/\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(?:[?#]|$)/i.test(address) &&
      conversion.context.resolveAsset(address, 'image') === null &&
      !/^https?:\/\/images\.squarespace-cdn\.com\//.test(address) &&
      !/[?&]attachment_id=\d/.test(address)
    );
  });
  return [...new Set(own.flatMap(href => conversion.link(href) ?? []))];
}

function linkPiece(words: string, href: string): Piece {
  return textPiece({ type: 'paragraph', attrs: { size: 'small' }, content: [linkText(words, href)] });
}

/** The page of a video in a player; null if our player cannot play it. */
function videoOf(player: HtmlElement): string | null {
  const address = ['src', 'data-src', 'data-address'].map(name => attributeOf(player, name)).find(Boolean);
  const video = parseVideoAddress(address ?? '');
  return video ? videoPageAddress(video) : null;
}

function embedOf(address: string): HtmlElement {
  return {
    name: 'import-embed',
    attribs: { 'data-address': address },
    children: [],
  } as unknown as HtmlElement;
}

function hasPlayer(element: HtmlElement): boolean {
  return ['iframe', 'import-embed'].some(name => findAll(element.children, name).length > 0);
}

function isManyPictures(element: HtmlElement): boolean {
  return element.name === 'figure';
}

/** Whether its slides are pictures with text, not articles in a carousel. */
function hasOnlySlides(element: HtmlElement): boolean {
  const { slides } = slidesIn(element);
  return slides.every(({ description }) => description.length <= mostWords);
}

function wide(width: PieceWidth): PieceWidth {
  return width === 'half' ? 'text' : width;
}
