import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { designOfStored, type GalleryDesign, galleryDesigns } from '@vitrine/core/gallery/gallery-designs.ts';
import { attributeOf, classesOf, type HtmlElement } from './html-tree.ts';

/** How a gallery of the source was shown, as far as its markup or settings tell. */
export interface GalleryLook {
  readonly design: GalleryDesign;
  readonly perRow: number;
  /** Further settings: autoplay, interval, transition. */
  readonly more: Partial<GalleryData>;
}

export const plainLook: GalleryLook = { design: 'grid', perRow: 3, more: {} };

/** Layouts by the names that WordPress's galleries, their plugins and Squarespace's sections use. */
const layoutWords: readonly (readonly [RegExp, GalleryDesign])[] = [
  [/slide-?show|slider|fader|thumbslider/, 'stacked'],
  [/carousel/, 'carousel'],
  [/reel|strip$/, 'strip'],
  [/masonry|columns|collage/, 'autocolumns'],
  [/rectang|tile|mosaic|justified|strips/, 'autorows'],
  [/stack/, 'base'],
  [/square|circle|grid|thumbnail|default|gallery/, 'grid'],
];

/** The layout that the name of a type, style or block means; null when it means none. */
export function designNamed(name: string): GalleryDesign | null {
  const word = name.toLowerCase();
  return layoutWords.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Whether pictures of this layout are cropped to one shape. */
export function shapeNamed(name: string): Partial<GalleryData> {
  return /square|circle/i.test(name) ? { imageAspectRatio: 1 } : {};
}

/** Containers that show one slide, or several, at a time; named as their scripts name them. */
const movingClasses = new Map<string, GalleryDesign>(
  Object.entries({
    'wp-block-jetpack-slideshow': 'stacked',
    'jetpack-slideshow': 'stacked',
    'slideshow-window': 'stacked',
    slideshow: 'stacked',
    flexslider: 'stacked',
    bxslider: 'stacked',
    'nivo-slider': 'stacked',
    nivoSlider: 'stacked',
    rslides: 'stacked',
    'cycle-slideshow': 'stacked',
    metaslider: 'stacked',
    'soliloquy-container': 'stacked',
    rev_slider: 'stacked',
    'wp-block-getwid-images-slider': 'stacked',
    'wp-block-themeisle-blocks-slider': 'stacked',
    'gallery-slideshow': 'stacked',
    'gallery-fullscreen-slideshow': 'stacked',
    'user-items-list-banner-slideshow': 'stacked',
    swiper: 'stacked',
    'swiper-container': 'stacked',
    splide: 'stacked',
    glide: 'stacked',
    'slick-slider': 'stacked',
    carousel: 'stacked',
    'owl-carousel': 'carousel',
    'user-items-list-carousel': 'carousel',
    'wp-block-coblocks-gallery-carousel': 'carousel',
    'gallery-reel': 'strip',
  } as const),
);

const calmClasses = new Map<string, GalleryDesign>(
  Object.entries({
    'gallery-strips': 'autorows',
    'gallery-masonry': 'autocolumns',
    'gallery-grid': 'grid',
    'wp-block-gallery': 'grid',
    'blocks-gallery-grid': 'grid',
    'wp-block-jetpack-tiled-gallery': 'autorows',
    'tiled-gallery': 'autorows',
    'wp-block-coblocks-gallery-masonry': 'autocolumns',
    'wp-block-coblocks-gallery-collage': 'autocolumns',
    'wp-block-coblocks-gallery-stacked': 'base',
    'wp-block-coblocks-gallery-offset': 'autorows',
    gallery: 'grid',
  } as const),
);

/** Attributes by which a script finds the elements to move. */
const movingAttributes = [
  'data-slider',
  'data-slick',
  'data-flickity',
  'data-ride',
  'data-bs-ride',
  'data-cycle',
];

/** How the gallery in an element is shown; null when nothing marks it as a gallery (rules IMPORT-39, IMPORT-64). */
export function lookOfMarkup(element: HtmlElement): GalleryLook | null {
  const design = designOfElement(element);
  if (design === null) return null;
  const classes = classesOf(element);
  const style = classes.find(name => name.startsWith('is-style-') || name.startsWith('type-')) ?? '';
  const isMoving = classes.some(name => movingClasses.has(name));
  const own = isMoving || style === '' ? design : (designNamed(style) ?? design);
  return {
    design: severalShown(element) > 1 ? 'carousel' : own,
    perRow: severalShown(element) || perRowOf(element),
    more: { ...motionOf(element), ...shapeNamed(`${style} ${classes.find(isShape) ?? ''}`) },
  };
}

/** Whether it is one of Squarespace's, which are galleries whatever they contain. */
export function isSquarespaceGallery(element: HtmlElement): boolean {
  return classesOf(element).some(name => squarespaceClass.test(name));
}

const squarespaceClass = /^sqs-gallery(?:-container|-(?:block|design)-([a-z]+))?$/;

function designOfElement(element: HtmlElement): GalleryDesign | null {
  const classes = classesOf(element);
  if (isSquarespaceGallery(element)) return squarespaceDesign(element) ?? 'grid';
  for (const table of [movingClasses, calmClasses]) {
    const found = classes.map(name => table.get(name)).find(design => design !== undefined);
    if (found) return found;
  }
  return movingAttributes.some(name => element.attribs[name] !== undefined) ? 'stacked' : null;
}

/** Its blocks are named after stored layouts, its script's designs have their own names (rule GALLERY-4). */
function squarespaceDesign(element: HtmlElement): GalleryDesign | null {
  for (const name of classesOf(element)) {
    const [, word] = /^sqs-gallery-block-(slideshow|slider|strip|carousel|stacked|grid)$/.exec(name) ?? [];
    if (word === 'strip') return 'strip';
    if (word !== undefined) return designOfStored(word);
    const own = /^sqs-gallery-design-([a-z]+)$/.exec(name)?.[1];
    const design = galleryDesigns.find(one => one === own);
    if (design) return design;
  }
  const stored = storedSettings(element).design;
  return typeof stored === 'string' ? designOfStored(stored) : null;
}

function isShape(name: string): boolean {
  return name === 'sqs-gallery-aspect-ratio-square';
}

function perRowOf(element: HtmlElement): number {
  const named = classesOf(element)
    .map(name => /^(?:sqs-gallery-thumbnails-per-row|(?:gallery-)?columns)-(\d{1,2})$/.exec(name)?.[1])
    .find(count => count !== undefined);
  return Number(named ?? attributeOf(element, 'data-columns')) || plainLook.perRow;
}

/** How many slides a script shows at a time; 0 if it does not say. */
function severalShown(element: HtmlElement): number {
  const told = /"?(?:slidesToShow|slidesPerView|perPage|items)"?\s*:\s*"?(\d{1,2})/.exec(
    movingAttributes.map(name => attributeOf(element, name)).join(' '),
  );
  return Number(told?.[1] ?? 0);
}

/** Whether and how it plays automatically, according to the markup of WordPress, Squarespace or Bootstrap. */
function motionOf(element: HtmlElement): Partial<GalleryData> {
  const stored = storedSettings(element);
  const told = (...names: string[]) =>
    names.map(name => attributeOf(element, name)).find(value => value !== '') ?? '';
  const autoplay = told('data-autoplay') || String(stored.autoplay ?? '');
  const ride = told('data-bs-ride', 'data-ride');
  const seconds =
    Number(told('data-delay')) ||
    Number(stored['autoplay-duration']) ||
    Number(told('data-bs-interval', 'data-interval')) / 1000;
  const effect = told('data-effect') || String(stored.transition ?? '');
  return motionNamed({
    isPlaying: autoplay === 'true' || autoplay === '1' || ride === 'carousel',
    seconds,
    effect,
  });
}

export function motionNamed(told: {
  isPlaying: boolean;
  seconds: number;
  effect: string;
}): Partial<GalleryData> {
  const { isPlaying, seconds, effect } = told;
  return {
    ...(isPlaying ? { autoplay: true } : {}),
    ...(seconds > 0 ? { autoplayDuration: Math.min(60, Math.max(1, seconds)) } : {}),
    ...(/^(?:slide|scroll)$/.test(effect) ? { transition: 'scroll' as const } : {}),
  };
}

/** The settings that Squarespace wrote into the block around its gallery. */
function storedSettings(element: HtmlElement): Readonly<Record<string, unknown>> {
  let holder: HtmlElement | null = element;
  for (let level = 0; holder && level < 4; level += 1) {
    const text = attributeOf(holder, 'data-block-json');
    if (text !== '') return readObject(text);
    const { parent }: HtmlElement = holder;
    holder = parent && 'attribs' in parent && 'name' in parent ? (parent as HtmlElement) : null;
  }
  return {};
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
