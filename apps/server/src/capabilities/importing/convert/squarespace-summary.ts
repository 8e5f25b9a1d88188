import { phrase } from '@vitrine/core/messages/phrase.ts';
import { referenceTo } from '../write/references.ts';
import { summaryContent } from './block-content.ts';
import type { Conversion } from './conversion.ts';
import { attributeOf, classesOf, findAll, type HtmlElement, wordsOf } from './html-tree.ts';
import { blockPiece, type Piece } from './piece.ts';

/** The maximum number of items in our summary block. */
const maxShown = 30;

/**
 * Squarespace's list of another page's content, as one of our blocks if all its links are imported posts or
 * products. Null for any other element; a list whose source is unknown keeps its text and is named (rule
 * IMPORT-63).
 */
export function summaryPieces(element: HtmlElement, conversion: Conversion): Piece[] | null {
  if (!classesOf(element).includes('summary-item-list')) return null;
  const addresses = new Set(
    findAll(element.children, 'a')
      .map(link => attributeOf(link, 'href'))
      .filter(href => href !== ''),
  );
  const targets = [...addresses].map(href => {
    const address = conversion.address(href);
    return address === null ? null : conversion.context.resolveLink(address);
  });
  const leadTo = (kind: 'post' | 'product') =>
    targets.length > 0 && targets.every(target => target?.startsWith(referenceTo(kind, '')));
  const words = wordsInParts(element);
  const shown = Math.min(maxShown, targets.length);
  if (leadTo('post') && conversion.context.blog !== null) {
    conversion.note(phrase('imports.postSummary', { n: shown, words }));
    return [blockPiece(summaryContent(conversion.context.blog, shown), 'wide')];
  }
  if (leadTo('product')) {
    conversion.note(phrase('imports.productSummary', { n: shown, words }));
    return [blockPiece(summaryContent(null, shown, { source: 'products', design: 'grid' }), 'wide')];
  }
  conversion.note(phrase('imports.mixedSummary'));
  return null;
}

/** The contents of its innermost parts, one by one. */
function wordsInParts({ children }: HtmlElement): string {
  return [...findAll(children, 'div'), ...findAll(children, 'time')]
    .filter(part => findAll(part.children, 'div').length + findAll(part.children, 'time').length === 0)
    .map(part => wordsOf(part.children))
    .filter(words => words !== '')
    .join(' · ');
}
