import type { Alignment } from '@vitrine/core/rich-text/rich-text.ts';
import { attributeOf, classesOf, type HtmlElement } from './html-tree.ts';

/** How a paragraph or heading is set. */
export interface ParagraphLook {
  readonly align?: Alignment;
  readonly heading?: 1 | 2 | 3 | 4;
  readonly size?: 'small' | 'large';
}

/** The first heading of a page is its title, so headings in the content begin one level below. */
export function headingLevel(name: string): 2 | 3 | 4 {
  const level = Number(name.slice(1));
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
}

export function lookOf(element: HtmlElement): ParagraphLook {
  const words = [attributeOf(element, 'align').toLowerCase(), ...classesOf(element)];
  const has = (...names: string[]) => names.some(name => words.includes(name));
  if (
    element.name === 'center' ||
    has('center', 'has-text-align-center', 'text-align-center', 'aligncenter')
  ) {
    return { align: 'center' };
  }
  if (has('right', 'has-text-align-right', 'text-align-right')) return { align: 'right' };
  if (has('has-large-font-size', 'has-x-large-font-size', 'has-huge-font-size', 'sqsrte-large'))
    return { size: 'large' };
  if (has('has-small-font-size', 'sqsrte-small')) return { size: 'small' };
  return {};
}
