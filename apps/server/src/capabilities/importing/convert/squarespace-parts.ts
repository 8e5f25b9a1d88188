import { classesOf, type HtmlElement, type HtmlNode, isElement, wordsOf } from './html-tree.ts';

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
