import { isSquarespaceGallery } from './gallery-look.ts';
import {
  attributeOf,
  classesOf,
  findAll,
  type HtmlElement,
  type HtmlNode,
  isElement,
  plainTextOfHtml,
  textData,
  wordsOf,
} from './html-tree.ts';

/** The content of one slide of the source, before its files and links are resolved. */
export interface FoundSlide {
  readonly image: HtmlElement | null;
  readonly title: string;
  /** Lines of text. */
  readonly description: string;
  /** Its link targets, those of its picture first. */
  readonly links: readonly string[];
  /** Players in its text. */
  readonly players: readonly HtmlElement[];
}

export interface FoundSlides {
  /** Text of the gallery that belongs to no slide. */
  readonly before: readonly HtmlNode[];
  readonly slides: readonly FoundSlide[];
  readonly after: readonly HtmlNode[];
}

/** Each picture with the largest part of the gallery that contains no other, and the text in it. */
export function slidesIn(gallery: HtmlElement): FoundSlides {
  const pictures = picturesOf(gallery);
  const counted = new Map<HtmlNode, HtmlElement | 'several' | null>();
  const heldBy = (node: HtmlNode): HtmlElement | 'several' | null => {
    if (!isElement(node)) return null;
    const known = counted.get(node);
    if (known !== undefined) return known;
    let held: HtmlElement | 'several' | null = pictures.get(node) ?? null;
    for (const child of node.children) {
      const own = heldBy(child);
      if (own !== null) held = held === null || held === own ? own : 'several';
    }
    counted.set(node, held);
    return held;
  };
  const parts: { image: HtmlElement | null; nodes: HtmlNode[] }[] = [];
  const before: HtmlNode[] = [];
  const after: HtmlNode[] = [];
  const walk = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (isElement(node) && isControl(node)) continue;
      const held = heldBy(node);
      if (isElement(node) && (held === 'several' || holdsSlides(node))) walk(node.children);
      else if (held !== null && held !== 'several') {
        const same = parts.find(({ image }) => image === held);
        if (same) same.nodes.push(node);
        else parts.push({ image: held, nodes: [node] });
      } else if (!isBlank(node)) {
        const last = parts.at(-1);
        if (isElement(node) && playersIn([node]).length > 0) parts.push({ image: null, nodes: [node] });
        else if (last && isElement(node) && isCaption(node)) last.nodes.push(node);
        else (last ? after : before).push(node);
      }
    }
  };
  walk(gallery.children);
  return { before, slides: parts.map(slideOf), after };
}

/** Whether there are several slides below, whatever they contain. */
function holdsSlides(element: HtmlElement): boolean {
  const inner = element.children.filter(isElement);
  const slides = inner.filter(child =>
    classesOf(child).some(name =>
      /^(?:slide|swiper-slide|carousel-item|(?:splide|glide)__slide)$/.test(name),
    ),
  );
  return slides.length > 1 || inner.some(holdsSlides);
}

/**
 * The pictures of a gallery and their copies: browsers without JavaScript get a second one, Squarespace repeats it
 * small.
 */
function picturesOf(gallery: HtmlElement): Map<HtmlElement, HtmlElement> {
  const all = findAll(gallery.children, 'img');
  const repeated = new Set(
    findAll(gallery.children, 'noscript').flatMap(one => findAll(one.children, 'img')),
  );
  const own = all.filter(image => !repeated.has(image));
  const shown = own.length > 0 ? own : all;
  if (!isSquarespaceGallery(gallery)) return new Map(shown.map(image => [image, image]));
  const first = new Map<string, HtmlElement>();
  for (const image of shown) if (!first.has(addressOf(image))) first.set(addressOf(image), image);
  return new Map(shown.map(image => [image, first.get(addressOf(image)) ?? image]));
}

function addressOf(image: HtmlElement): string {
  const named = ['data-image', 'data-src', 'src'].map(name => attributeOf(image, name));
  return named.find(address => address !== '') ?? '';
}

const playerNames = ['iframe', 'embed', 'import-embed', 'video', 'audio', 'import-code'];

function playersIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  return playerNames.flatMap(name => findAll(nodes, name));
}

function slideOf({ image, nodes }: { image: HtmlElement | null; nodes: readonly HtmlNode[] }): FoundSlide {
  const words = new SlideWords();
  words.addAll(nodes);
  const anchors = ['a', 'div', 'figure', 'li'].flatMap(name => findAll(nodes, name));
  const hidden = (name: string) =>
    plainTextOfHtml(anchors.map(one => attributeOf(one, name)).find(text => text !== '') ?? '');
  const title = words.title || hidden('data-title');
  const links = [
    ...anchors.map(one => attributeOf(one, 'data-click-through-url')),
    ...findAll(nodes, 'a')
      .toSorted((one, other) => Number(holds(other, image)) - Number(holds(one, image)))
      .filter(link => !/\battachment\b/.test(attributeOf(link, 'rel')))
      .map(link => attributeOf(link, 'href')),
  ];
  return {
    image,
    title,
    description:
      words.lines || hidden('data-description') || (image ? attributeOf(image, 'data-caption') : ''),
    links: [...new Set(links.filter(link => link !== '' && !link.startsWith('#')))],
    players: playersIn(nodes),
  };
}

function holds(element: HtmlElement, image: HtmlElement | null): boolean {
  return image !== null && findAll(element.children, 'img').includes(image);
}

/** The text of a slide: its first heading separately, all the rest as lines. */
class SlideWords {
  title = '';
  #lines: string[] = [''];

  get lines(): string {
    return this.#lines
      .map(line => line.replace(/\s+/g, ' ').trim())
      .filter(line => line !== '')
      .join('\n');
  }

  addAll(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      const text = textData(node);
      if (text !== '') this.#lines.push((this.#lines.pop() ?? '') + text);
      else if (isElement(node)) this.#add(node);
    }
  }

  #add(element: HtmlElement): void {
    if (isControl(element) || element.name === 'noscript') return;
    if (isTitle(element) && this.title === '') {
      this.title = wordsOf(element.children);
      return;
    }
    if (!isBlock(element)) {
      this.addAll(element.children);
      return;
    }
    this.#lines.push('');
    this.addAll(element.children);
    this.#lines.push('');
  }
}

function isTitle(element: HtmlElement): boolean {
  return (
    /^h[1-6]$/.test(element.name) ||
    classesOf(element).some(name => /(?:^|[-_])(?:title|heading)$/.test(name))
  );
}

function isBlock({ name }: HtmlElement): boolean {
  return /^(?:p|div|li|ul|ol|dl|dt|dd|br|h[1-6]|figcaption|blockquote|tr|section|article)$/.test(name);
}

/** Text next to a picture that is about it. */
function isCaption(element: HtmlElement): boolean {
  if (classesOf(element).includes('blocks-gallery-caption')) return false;
  return (
    element.name === 'figcaption' ||
    element.name === 'dd' ||
    classesOf(element).some(name =>
      /^(?:meta|caption)$|(?:^|[-_])(?:caption|description)(?:[-_]|$)/.test(name),
    )
  );
}

/** Buttons and marks that only move the gallery; their labels are not text (rule IMPORT-39). */
function isControl(element: HtmlElement): boolean {
  const classes = classesOf(element);
  return (
    classes.some(name => controlClass.test(name)) ||
    (classes.some(name => /visually-hidden|screen-reader-text|sr-only/.test(name)) &&
      /^(?:view fullsize|previous|next|prev|pause|play)$/i.test(wordsOf(element.children)))
  );
}

const controlClass =
  /^(?:sqs-gallery-controls|.*(?:button|control)[-_]?(?:prev|next|pause).*|.*[-_]pagination|carousel-indicators|carousel-control|(?:slick|splide__|glide__)-?(?:arrows?|dots|bullets)|flex-(?:control-nav|direction-nav)|owl-(?:nav|dots)|bx-(?:controls|pager)|gallery-(?:\w+-)?controls?)$/;

function isBlank(node: HtmlNode): boolean {
  if (!isElement(node)) return textData(node).trim() === '';
  return wordsOf([node]) === '' && playersIn([node]).length === 0;
}
