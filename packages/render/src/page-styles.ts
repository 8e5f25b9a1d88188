import { blockDefinitions, definitionOf } from '@vitrine/blocks/block-definitions.ts';
import { stylesOf } from '@vitrine/blocks/block-styles.ts';
import { stylePart, stylePartNames, widgetStyles } from '@vitrine/blocks/page-styles.ts';
import { block as product } from '@vitrine/blocks/product/product.block.ts';
import { productDetailStyles } from '@vitrine/blocks/product/product-detail.styles.ts';
import { block as summary } from '@vitrine/blocks/summary/summary.block.ts';
import { scriptOf } from '@vitrine/core/blocks/define-block.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { shrinkCss } from './css-text.ts';
import type { PageContent } from './page-content.ts';
import { readBlock } from './read-block.ts';
import accountCss from './styles/account.css?raw';
import cartCss from './styles/cart.css?raw';
import cartBackCss from './styles/cart-back.css?raw';
import checkoutCss from './styles/checkout.css?raw';
import donateCss from './styles/donate.css?inline';
import downloadsCss from './styles/downloads.css?raw';
import expressCss from './styles/express.css?raw';
import headerLinksCss from './styles/header-links.css?raw';
import listingCss from './styles/listing.css?raw';
import noticesCss from './styles/notices.css?raw';
import orderCss from './styles/order.css?raw';
import pageCss from './styles/page.css?raw';
import postCss from './styles/post.css?raw';
import purchaseAloneCss from './styles/purchase.css?raw';
import returnsCss from './styles/returns.css?raw';
import reviewsCss from './styles/reviews.css?raw';
import stockNoticeCss from './styles/stock-notice.css?raw';
import subscriptionCss from './styles/subscription.css?raw';
import systemCss from './styles/system.css?raw';

/** The styles of every page; others are added by kind of page and by block (rule RENDER-5). */
const everywhere = shrinkCss(`${pageCss}\n${headerLinksCss}\n${widgetStyles}`);
const system = shrinkCss(systemCss);
const purchaseCss = `${noticesCss}\n${purchaseAloneCss}`;
const reviews = shrinkCss(`${purchaseCss}\n${reviewsCss}`);
const downloads = shrinkCss(`${noticesCss}\n${downloadsCss}`);
const order = shrinkCss(`${purchaseCss}\n${orderCss}\n${downloadsCss}`);
/** The styles of a kind of page in addition to the common styles of generated pages. */
const ownStyles: Partial<Record<PageContent['kind'], string>> = {
  'product-list': shrinkCss(listingCss),
  search: shrinkCss(listingCss),
  product: shrinkCss(`${productDetailStyles}\n${reviewsCss}\n${stockNoticeCss}`),
  post: shrinkCss(postCss),
  cart: shrinkCss(`${purchaseCss}\n${cartCss}\n${expressCss}`),
  'cart-back': shrinkCss(cartBackCss),
  checkout: shrinkCss(`${purchaseCss}\n${checkoutCss}\n${expressCss}`),
  balance: shrinkCss(`${purchaseCss}\n${checkoutCss}\n${orderCss}`),
  'payment-link': shrinkCss(`${purchaseCss}\n${checkoutCss}\n${orderCss}`),
  'order-confirmed': order,
  'order-received': order,
  'order-status': order,
  'stock-notice': shrinkCss(stockNoticeCss),
  'review-request': reviews,
  'review-report': reviews,
  'subscription-confirmed': order,
  'membership-confirmed': order,
  'contribution-confirmed': order,
  donate: shrinkCss(`${noticesCss}\n${checkoutCss}\n${donateCss}`),
  'gift-card': shrinkCss(noticesCss),
  subscription: shrinkCss(`${noticesCss}\n${checkoutCss}\n${accountCss}\n${subscriptionCss}`),
  downloads,
  'downloads-preview': downloads,
  returns: shrinkCss(`${purchaseCss}\n${returnsCss}`),
  withdrawal: shrinkCss(`${purchaseCss}\n${returnsCss}`),
  account: shrinkCss(accountCss),
};
const formStylePart = 'form/form-fields';
const videoStylePart = 'video/video';
const shrunkStyles = new Map<string, string>();

/** The known blocks of a page, including those used to draw collections. */
export interface UsedBlocks {
  /** Their numbers, each once, in ascending order. */
  readonly types: readonly number[];
  /** The style parts of the widgets they use, each once, in order. */
  readonly styleParts: readonly string[];
  /** Whether any of them uses script. */
  readonly isScripted: boolean;
}

export function usedBlocks(documents: readonly PageDocument[], content?: PageContent): UsedBlocks {
  const read = documents
    .flatMap(document => document.sections.flatMap(section => section.blocks))
    .map(readBlock)
    .filter(block => block !== null);
  const listed = content === undefined ? [] : blocksDrawnBy(content);
  const types = new Set([...read.map(({ definition }) => definition.type), ...listed]);
  const parts = [
    ...read.flatMap(({ definition, settings }) => definition.styleParts?.(settings) ?? []),
    ...(content?.kind === 'product' ? partsOf(content.page.product) : []),
  ];
  return {
    types: [...types].filter(type => definitionOf(type) !== null).toSorted((a, b) => a - b),
    styleParts: [...new Set(parts)].toSorted(),
    isScripted:
      read.some(({ definition, settings }) => scriptOf(definition, settings) !== null) || listed.length > 0,
  };
}

function partsOf({ form, videos }: ProductDetail): string[] {
  return [...(form.length > 0 ? [formStylePart] : []), ...(videos.length > 0 ? [videoStylePart] : [])];
}

/** The numbers of the blocks that a generated page draws itself. */
function blocksDrawnBy(content: PageContent): readonly number[] {
  switch (content.kind) {
    case 'product-list':
    case 'post-list':
      return [summary.type];
    case 'search':
      return content.search.filter === null ? [] : [summary.type];
    case 'product':
      return [product.type, ...(content.page.related?.length ? [summary.type] : [])];
    case 'cart':
      return content.alsoBought?.length ? [summary.type] : [];
    default:
      return [];
  }
}

/** The styles of one page except its tokens and placement: only those its kind and its blocks need. */
export function stylesFor(used: Pick<UsedBlocks, 'types' | 'styleParts'>, kind: PageContent['kind']): string {
  return [
    everywhere,
    ...used.styleParts.map(name => shrunk(name, () => stylePart(name))),
    ...used.types.map(type => shrunk(`block ${type}`, () => stylesOf(type))),
    kind === 'page' ? '' : system,
    ownStyles[kind] ?? '',
  ].join('');
}

/** The styles a canvas needs besides tokens and placement, for any block that may be added to a page or post. */
export function stylesForAnyBlock(): string {
  return stylesFor({ types: [...blockDefinitions.keys()], styleParts: stylePartNames }, 'post');
}

function shrunk(name: string, read: () => string): string {
  const known = shrunkStyles.get(name);
  if (known !== undefined) return known;
  const styles = shrinkCss(read());
  shrunkStyles.set(name, styles);
  return styles;
}
