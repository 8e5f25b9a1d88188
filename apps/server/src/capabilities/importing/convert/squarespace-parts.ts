import {
  attributeOf,
  classesOf,
  findFirst,
  type HtmlElement,
  type HtmlNode,
  isElement,
  wordsOf,
} from './html-tree.ts';
import { wordsOfSettings } from './words-of-settings.ts';

/** The columns of a row, each with its share of twelve; null for any other element. */
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

/**
 * The name of a Squarespace block that cannot be imported, such as a map or a shop's product, and the text people wrote
 * into it; null for every other element (rule IMPORT-37).
 */
export function emptyBlockOf(element: HtmlElement): { name: string; words: string[] } | null {
  const classes = classesOf(element);
  if (!classes.includes('sqs-block')) return null;
  if (wordsOf(element.children) !== '' || shown.some(name => findFirst(element.children, name))) return null;
  const kind = classes.find(name => /^sqs-block-[a-z-]+$/.test(name))?.slice('sqs-block-'.length);
  // Spacers and lines have no content.
  if (kind === undefined || kind === 'spacer' || kind === 'horizontalrule') return null;
  try {
    return {
      name: kind,
      words: wordsOfSettings(JSON.parse(attributeOf(element, 'data-block-json') || '{}')),
    };
  } catch {
    return { name: kind, words: [] };
  }
}

const shown = ['img', 'iframe', 'video', 'audio', 'import-embed', 'import-code', 'hr'];

/** Text for screen readers that only describes what a press does. */
export function isHiddenHint(element: HtmlElement): boolean {
  return (
    classesOf(element).some(name => /visually-hidden|screen-reader-text/.test(name)) &&
    /^view fullsize$/i.test(wordsOf(element.children))
  );
}
