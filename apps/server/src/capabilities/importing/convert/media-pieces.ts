import { parseVideoAddress } from '@vitrine/core/media/video-address.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import {
  codeContents,
  galleryContents,
  imageContent,
  videoContent,
  videoFileContent,
} from './block-content.ts';
import type { Conversion } from './conversion.ts';
import { fileLink, linkText, nameOf } from './file-link.ts';
import { designNamed, type GalleryLook, motionNamed, plainLook, shapeNamed } from './gallery-look.ts';
import { attributeOf, classesOf, findAll, findFirst, type HtmlElement, wordsOf } from './html-tree.ts';
import { idsOf, sourcesOf } from './named-files.ts';
import { blockPiece, type Piece, type PieceWidth, textPiece } from './piece.ts';
import { audioPieces, playlistPieces } from './sound-pieces.ts';

/** The link around a picture. */
export interface Frame {
  readonly link: string;
  readonly newWindow: boolean;
}

const players = [
  'video',
  'audio',
  'iframe',
  'embed',
  'import-code',
  'import-embed',
  'import-gallery',
  'import-playlist',
];
const media = new Set(['img', 'picture', ...players]);

/** Whether an element is media, or a figure around media. */
export function isMedia(element: HtmlElement): boolean {
  if (media.has(element.name)) return true;
  if (element.name !== 'figure') return false;
  return (
    findAll(element.children, 'table').length === 0 &&
    [...media].some(name => findFirst(element.children, name))
  );
}

export function convertMedia(element: HtmlElement, conversion: Conversion, frame?: Frame): Piece[] {
  switch (element.name) {
    case 'img':
      return imagePieces(element, conversion, {
        frame,
        caption: '',
        width: widthOf([element]),
      });
    case 'picture': {
      const image = findFirst(element.children, 'img');
      return image ? convertMedia(image, conversion, frame) : [];
    }
    case 'figure':
      return figurePieces(element, conversion, frame);
    case 'video':
      return videoPieces(element, conversion, '');
    case 'audio':
      return audioPieces(element, conversion, '');
    case 'iframe':
      return embedPieces(
        attributeOf(element, 'src') || attributeOf(element, 'data-src'),
        attributeOf(element, 'title'),
        conversion,
      );
    case 'embed':
      return embedPieces(attributeOf(element, 'src'), '', conversion);
    case 'import-code': {
      const listing = conversion.listing(Number(attributeOf(element, 'data-at')));
      if (!listing) return [];
      return codeContents(listing.source, listing.language).map(content => blockPiece(content));
    }
    case 'import-embed':
      return embedPieces(attributeOf(element, 'data-address'), '', conversion);
    case 'import-gallery':
      return shortcodeGallery(element, conversion);
    case 'import-playlist':
      return playlistPieces(element, conversion);
    default:
      return [];
  }
}

/** Videos that the video block supports become players; other embeds become links (rule IMPORT-32). */
export function embedPieces(address: string, title: string, conversion: Conversion): Piece[] {
  const video = parseVideoAddress(address);
  if (video) return [blockPiece(videoContent(video, title), 'text', 1)];
  const link = conversion.link(address);
  if (!link) return [];
  conversion.note(phrase('imports.embedLink', { host: hostOf(link) }));
  return [{ kind: 'text', node: { type: 'paragraph', content: [linkText(title || link, link)] } }];
}

export interface ImageLook {
  readonly frame?: Frame | undefined;
  readonly caption: string;
  readonly width: PieceWidth;
}

export function imagePieces(image: HtmlElement, conversion: Conversion, look: ImageLook): Piece[] {
  const asset = assetOf(image, conversion);
  const alt = attributeOf(image, 'alt');
  if (asset) {
    const own = look.frame ?? { link: '', newWindow: false };
    return [blockPiece(imageContent({ asset, alt, caption: look.caption, ...own }), look.width)];
  }
  const [address = ''] = addressesOf(image);
  // Nobody misses a tracking pixel.
  if (address === '' || isTrackingPixel(image)) return [];
  const link = conversion.link(address);
  if (!link) return [];
  conversion.note(phrase('imports.imageLost', { name: nameOf(link) }));
  const words = linkText(alt || look.caption || nameOf(link), link);
  return look.caption === '' || look.caption === words.text
    ? [textPiece(words)]
    : [textPiece({ type: 'paragraph', content: [words] }), captionPiece(look.caption)];
}

function figurePieces(figure: HtmlElement, conversion: Conversion, frame: Frame | undefined): Piece[] {
  const captionElement = findFirst(figure.children, 'figcaption');
  const caption = captionOf(figure);
  const images = findAll(figure.children, 'img');
  const width = widthOf([figure, ...images]);
  const [image, ...others] = images;
  if (image) {
    const more = others.flatMap(one => convertMedia(one, conversion));
    const link = findFirst(figure.children, 'a');
    const href = link && !isInside(link, captionElement) ? conversion.link(attributeOf(link, 'href')) : null;
    const own = href && link ? { link: href, newWindow: attributeOf(link, 'target') === '_blank' } : frame;
    return [...imagePieces(image, conversion, { frame: own, caption, width }), ...more];
  }
  const sounds = findAll(figure.children, 'audio');
  // The caption of a sound is its title.
  if (sounds.length > 0) return sounds.flatMap(sound => audioPieces(sound, conversion, caption));
  const pieces = players
    .flatMap(name => findAll(figure.children, name))
    .flatMap(inner =>
      inner.name === 'video' ? videoPieces(inner, conversion, caption) : convertMedia(inner, conversion),
    );
  return caption === '' ? pieces : [...pieces, captionPiece(caption)];
}

export function captionPiece(text: string): Piece {
  return textPiece({ type: 'paragraph', attrs: { size: 'small' }, content: [{ type: 'text', text }] });
}

function videoPieces(video: HtmlElement, conversion: Conversion, caption: string): Piece[] {
  const title = attributeOf(video, 'title') || caption;
  const addresses = sourcesOf(video);
  for (const address of addresses) {
    const known = parseVideoAddress(address);
    if (known) return [blockPiece(videoContent(known, title))];
    const file = conversion.context.resolveAsset(conversion.address(address) ?? '', 'video');
    if (file) {
      const poster = conversion.address(attributeOf(video, 'poster'));
      return [
        blockPiece(
          videoFileContent(file, poster ? conversion.context.resolveAsset(poster, 'image') : null, title),
        ),
      ];
    }
  }
  return fileLink(addresses[0] ?? '', title, conversion);
}

/** `[gallery]` of WordPress: the named pictures, or all that were attached to the entry. */
function shortcodeGallery(element: HtmlElement, conversion: Conversion): Piece[] {
  const ids = idsOf(element);
  const images = conversion.context.findImages(ids);
  const slides = images.flatMap(image => {
    const asset = conversion.context.resolveAsset(image.address, 'image');
    return asset
      ? [{ asset, video: '', alt: image.alt, title: '', description: image.caption, link: '' }]
      : [];
  });
  if (slides.length < Math.max(images.length, ids?.length ?? 0)) {
    conversion.note(phrase('imports.galleryLost'));
  }
  if (slides.length === 0) return [];
  const type = attributeOf(element, 'data-type');
  const look: GalleryLook = {
    design: designNamed(type) ?? plainLook.design,
    perRow: Number.parseInt(attributeOf(element, 'data-columns'), 10) || plainLook.perRow,
    more: {
      ...motionNamed({
        isPlaying: attributeOf(element, 'data-autoplay') === 'true',
        seconds: 0,
        effect: '',
      }),
      ...shapeNamed(type),
    },
  };
  return galleryContents(slides, look).map(content => blockPiece(content));
}

export function assetOf(image: HtmlElement, conversion: Conversion): string | null {
  for (const address of addressesOf(image)) {
    const asset = conversion.context.resolveAsset(conversion.address(address) ?? '', 'image');
    if (asset) return asset;
  }
  return null;
}

/** The possible addresses of a picture, the largest first; data addresses are placeholders for lazy loading. */
function addressesOf(image: HtmlElement): string[] {
  const names = ['data-orig-file', 'data-image', 'data-src', 'src'];
  const own = names.map(name => attributeOf(image, name));
  const [fromSet = ''] = attributeOf(image, 'srcset')
    .trim()
    .split(/[\s,]+/);
  return [...new Set([...own, fromSet])].filter(address => address !== '' && !/^data:/i.test(address));
}

export function widthOf(elements: readonly HtmlElement[]): PieceWidth {
  const classes = elements.flatMap(classesOf);
  if (classes.includes('alignfull')) return 'full';
  if (classes.includes('alignwide')) return 'wide';
  if (classes.includes('alignleft')) return 'left';
  if (classes.includes('alignright')) return 'right';
  const pixels = Number.parseInt(elements.map(one => attributeOf(one, 'width')).find(Boolean) ?? '', 10);
  return pixels > 0 && pixels <= 400 ? 'half' : 'text';
}

function isTrackingPixel(image: HtmlElement): boolean {
  return attributeOf(image, 'width') === '1' || attributeOf(image, 'height') === '1';
}

function captionOf(figure: HtmlElement): string {
  const element = findFirst(figure.children, 'figcaption');
  return element ? wordsOf(element.children) : '';
}

function isInside(element: HtmlElement, outer: HtmlElement | null): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) if (parent === outer) return true;
  return false;
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname : 'this website';
}
