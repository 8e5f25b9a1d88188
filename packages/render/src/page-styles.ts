import { definitionOf } from '@vitrine/blocks/block-definitions.ts';
import { stylesOf } from '@vitrine/blocks/block-styles.ts';
import { widgetStyles } from '@vitrine/blocks/page-styles.ts';
import { productDetailStyles } from '@vitrine/blocks/product/product-detail.styles.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { shrinkCss } from './css-text.ts';
import type { PageContent } from './page-content.ts';
import pageCss from './styles/page.css?raw';
import systemCss from './styles/system.css?raw';
import { summaryType } from './system/cards.view.tsx';

const productType = 43;

/** Styles that stand on every page: what is not there is added by kind of page and block (rule RENDER-5). */
const everywhere = shrinkCss(`${pageCss}\n${widgetStyles}`);
const system = shrinkCss(systemCss);
const productDetail = shrinkCss(productDetailStyles);
const byType = new Map<number, string>();

/** The styles a canvas needs beside tokens and placement, for any block that may be put onto the page. */
export const pageStyles: string = everywhere;

/** Numbers of the blocks that stand on a page, each once, in rising order. */
export function usedTypes(documents: readonly PageDocument[], content?: PageContent): number[] {
  const types = new Set(
    documents.flatMap(document =>
      document.sections.flatMap(section => section.blocks.map(block => block.type)),
    ),
  );
  if (content?.kind === 'product-list' || content?.kind === 'post-list') types.add(summaryType);
  if (content?.kind === 'product') types.add(productType);
  return [...types].filter(type => definitionOf(type) !== null).toSorted((a, b) => a - b);
}

/** The styles of one page but its tokens and placement: only what its kind and its blocks need. */
export function stylesFor(types: readonly number[], kind: PageContent['kind']): string {
  return [
    everywhere,
    ...types.map(blockStyles),
    kind === 'page' ? '' : system,
    kind === 'product' ? productDetail : '',
  ].join('');
}

/** Whether any of the blocks comes alive by script. */
export function needsScript(types: readonly number[]): boolean {
  return types.some(type => definitionOf(type)?.script !== undefined);
}

function blockStyles(type: number): string {
  const known = byType.get(type);
  if (known !== undefined) return known;
  const styles = shrinkCss(stylesOf(type));
  byType.set(type, styles);
  return styles;
}
