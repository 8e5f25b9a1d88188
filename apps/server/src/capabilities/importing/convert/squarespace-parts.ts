import {
  attributeOf,
  classesOf,
  findAll,
  type HtmlElement,
  type HtmlNode,
  isElement,
  wordsOf,
} from './html-tree.ts';

/** A gallery, slideshow, carousel or stack of Squarespace. */
export function isSquarespaceGallery(element: HtmlElement): boolean {
  return classesOf(element).some(name => /^sqs-gallery(?:-container|-block-[a-z]+)?$/.test(name));
}

export function perRowOf(element: HtmlElement): number {
  const named = classesOf(element).find(name => name.startsWith('sqs-gallery-thumbnails-per-row-'));
  return Number.parseInt(named?.split('-').at(-1) ?? '', 10) || 3;
}

export interface SlideWords {
  readonly title: string;
  readonly description: string;
}

/** What is said of a picture beside it: the title and description of its slide, looked for once. */
export function slideWords(image: HtmlElement, known: Map<HtmlElement, SlideWords>): SlideWords {
  const slide = slideAround(image);
  if (slide === null) return { title: '', description: '' };
  const words = known.get(slide) ?? wordsOfSlide(slide);
  known.set(slide, words);
  return words;
}

function wordsOfSlide(slide: HtmlElement): SlideWords {
  const named = (...names: string[]) => {
    const found = ['div', 'p', 'span', 'h3']
      .flatMap(name => findAll(slide.children, name))
      .find(one => classesOf(one).some(own => names.includes(own)));
    return found ? wordsOf(found.children) : '';
  };
  return { title: named('meta-title', 'image-slide-title'), description: named('meta-description') };
}

/** The columns of a row, each with its share of twelve; null for anything else. */
export function squarespaceColumns(
  element: HtmlElement,
): { share: number; nodes: readonly HtmlNode[] }[] | null {
  if (!classesOf(element).includes('sqs-row')) return null;
  const columns = element.children.filter(isElement).map(child => {
    const named = classesOf(child).find(name => /^sqs-col-\d{1,2}$/.test(name));
    return { share: Number(named?.slice('sqs-col-'.length) ?? 0), nodes: child.children };
  });
  return columns.length > 1 && columns.every(({ share }) => share > 0) ? columns : null;
}

/** Words for those who hear a page that say only what a press does. */
export function isHiddenHint(element: HtmlElement): boolean {
  return (
    classesOf(element).some(name => /visually-hidden|screen-reader-text/.test(name)) &&
    /^view fullsize$/i.test(wordsOf(element.children))
  );
}

function slideAround(image: HtmlElement): HtmlElement | null {
  let parent = image.parent;
  for (let level = 0; parent && level < 6; level += 1) {
    if (
      'attribs' in parent &&
      isElement(parent) &&
      classesOf(parent).some(name => name === 'slide' || name === 'image-wrapper')
    )
      return parent;
    parent = parent.parent;
  }
  return null;
}

/** The pictures of a gallery, each once: what stands for browsers without script repeats them. */
export function picturesOf(element: HtmlElement): HtmlElement[] {
  const repeated = new Set(
    findAll(element.children, 'noscript').flatMap(one => findAll(one.children, 'img')),
  );
  const own = findAll(element.children, 'img').filter(image => !repeated.has(image));
  const all = own.length > 0 ? own : [...repeated];
  const address = (image: HtmlElement) =>
    attributeOf(image, 'data-image') || attributeOf(image, 'data-src') || attributeOf(image, 'src');
  const first = new Map<string, HtmlElement>();
  for (const image of all) if (!first.has(address(image))) first.set(address(image), image);
  return [...first.values()];
}
