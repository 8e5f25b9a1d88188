import type { EnteredPurchase } from '@vitrine/blocks/product/purchase-form.view.tsx';
import type { BalanceLinkPageView } from '@vitrine/core/balances/balance-link-view.ts';
import type { CartView } from '@vitrine/core/cart/cart-view.ts';
import type { CartBackView } from '@vitrine/core/cart-reminders/cart-back-view.ts';
import type { CheckoutView, OrderPageView } from '@vitrine/core/checkout/checkout-view.ts';
import type { ExpressView } from '@vitrine/core/checkout/express-view.ts';
import type { DonatePageView } from '@vitrine/core/donations/donation-fund.ts';
import type { DownloadsPageView, DownloadsPreview } from '@vitrine/core/downloads/downloads-view.ts';
import type { PaymentLinkView } from '@vitrine/core/draft-orders/payment-link-view.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { PriceNotation } from '@vitrine/core/money/price-in.ts';
import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { ListChoices } from '@vitrine/core/products/list-choices.ts';
import type { ProductFilters } from '@vitrine/core/products/product-filters.ts';
import type { ProductCard, ProductDetail } from '@vitrine/core/products/product-views.ts';
import type { ReturnsPageView } from '@vitrine/core/returns/return-views.ts';
import type { ProductRating } from '@vitrine/core/reviews/rating.ts';
import type { ReviewReportView, ReviewRequestView, ShownReview } from '@vitrine/core/reviews/review-views.ts';
import type { AccountView } from '@vitrine/core/site-users/account-view.ts';
import type { StockNoticeOffer, StockNoticeView } from '@vitrine/core/stock-notices/stock-notice-views.ts';
import type { SubscriptionPageView } from '@vitrine/core/subscriptions/subscription-page.ts';
import type { WithdrawalPageView } from '@vitrine/core/withdrawals/withdrawal.ts';

export interface NamedLink {
  readonly name: string;
  readonly address: string;
}

export interface FilterLink extends NamedLink {
  readonly isCurrent: boolean;
}

/** Pages count from 1; a list that fits on one page has no links. */
export interface Pagination {
  readonly page: number;
  readonly pageCount: number;
  readonly previousAddress: string | null;
  readonly nextAddress: string | null;
}

export interface ProductListView {
  readonly title: string;
  readonly description: string;
  /** The lists above it, from the shop down; empty for the shop itself. */
  readonly crumbs: readonly NamedLink[];
  readonly image: Asset | null;
  readonly products: readonly ProductCard[];
  /** The categories directly below; empty if there are none. */
  readonly categories: readonly FilterLink[];
  /** Null if there is nothing to filter. */
  readonly filter: FilterFormView | null;
  readonly pagination: Pagination;
}

/** The filters of a list of products (rules FILTER-1 to FILTER-3). */
export interface FilterFormView {
  /** The address of the list without any choice. */
  readonly address: string;
  /** What is searched for; null for a list that is no search. */
  readonly query: string | null;
  readonly filters: ProductFilters;
  readonly choices: ListChoices;
  readonly money: PriceNotation;
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;
}

export interface ProductPageView {
  readonly product: ProductDetail;
  /** The list it belongs to. */
  readonly list: NamedLink;
  /** The lists above it: the shop, then the categories down to the first of its own. */
  readonly crumbs: readonly NamedLink[];
  /** A link to the list of each of its categories. */
  readonly categories: readonly NamedLink[];
  /** Null if the owner shows none. */
  readonly reviews?: ProductReviewsView | null;
  /** Others with the same categories and tags; empty if there are none. */
  readonly related?: readonly ProductCard[];
  /** Null if nothing is sold out, or the owner offers no notices. */
  readonly notices?: StockNoticeOffer | null;
  /** What a visitor entered without success. */
  readonly entered?: EnteredPurchase;
}

export interface ProductReviewsView {
  /** By buyers; null without any. */
  readonly rating: ProductRating | null;
  /** How many buyers gave one to five stars. */
  readonly counts: readonly number[];
  /** Of a starter, on this product. */
  readonly samples: number;
  readonly total: number;
  readonly reviews: readonly ShownReview[];
  readonly sorts: readonly FilterLink[];
  readonly pagination: Pagination;
}

export interface PostListView {
  readonly title: string;
  readonly description: string;
  readonly posts: readonly ItemCard[];
  readonly categories: readonly FilterLink[];
  readonly pagination: Pagination;
}

export interface CommentView {
  readonly id: string;
  readonly author: string;
  /** Only http and https become links. */
  readonly authorAddress: string | null;
  readonly publishedAt: string | null;
  /** Plain text; blank lines separate paragraphs. */
  readonly text: string;
  readonly replies: readonly CommentView[];
}

export interface PostPageView {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
  readonly image: Asset | null;
  readonly document: PageDocument;
  readonly categories: readonly NamedLink[];
  readonly tags: readonly NamedLink[];
  readonly list: NamedLink;
  readonly newer: NamedLink | null;
  readonly older: NamedLink | null;
  readonly comments: readonly CommentView[];
}

export interface SearchView {
  readonly query: string;
  /** What is searched for instead of a misspelled query, with the address of a search for exactly that; null for none. */
  readonly correction: { readonly query: string; readonly address: string } | null;
  /** Listed before the other results, with their pictures and prices. */
  readonly products: readonly ProductCard[];
  /** Null if no product was found. */
  readonly filter: FilterFormView | null;
  readonly results: readonly { readonly title: string; readonly address: string; readonly excerpt: string }[];
  readonly total: number;
  /** Whether more were found than are counted and shown. */
  readonly isMore: boolean;
  readonly pagination: Pagination;
}

export interface LockView {
  /** The address that receives the password, as the field `password`. */
  readonly action: string;
  readonly error: string | null;
}

export interface GiftCardPageView {
  /** As it was typed. */
  readonly code: string;
  readonly problem: string | null;
  /** What is left, in words, and why the card does not pay; null before a code was entered. */
  readonly found: {
    readonly left: string;
    readonly validUntil: string;
    readonly reason: string | null;
  } | null;
}

/** Every kind of page on a website; all but the first are generated by the website (rule RENDER-9). */
export type PageContent =
  | { readonly kind: 'page'; readonly document: PageDocument }
  | { readonly kind: 'product-list'; readonly list: ProductListView }
  | { readonly kind: 'product'; readonly page: ProductPageView }
  | { readonly kind: 'post-list'; readonly list: PostListView }
  | { readonly kind: 'post'; readonly page: PostPageView }
  | { readonly kind: 'search'; readonly search: SearchView }
  | {
      readonly kind: 'cart';
      readonly cart: CartView;
      /** What others bought with it (rule ALSOBOUGHT-1). */
      readonly alsoBought?: readonly ProductCard[];
      /** The wallets that pay here; null or missing if there are none (rule EXPRESS-1). */
      readonly express?: ExpressView | null;
    }
  | { readonly kind: 'cart-back'; readonly page: CartBackView }
  | {
      readonly kind: 'checkout';
      readonly checkout: CheckoutView;
      readonly express?: ExpressView | null;
    }
  | { readonly kind: 'payment-link'; readonly link: PaymentLinkView }
  /** What is left to pay for an order. */
  | { readonly kind: 'balance'; readonly link: BalanceLinkPageView }
  | { readonly kind: 'review-request'; readonly request: ReviewRequestView }
  | { readonly kind: 'stock-notice'; readonly notice: StockNoticeView }
  | { readonly kind: 'review-report'; readonly report: ReviewReportView }
  | {
      readonly kind:
        | 'order-confirmed'
        | 'order-received'
        | 'order-status'
        | 'subscription-confirmed'
        | 'membership-confirmed'
        | 'contribution-confirmed';
      readonly order: OrderPageView;
    }
  | { readonly kind: 'downloads'; readonly page: DownloadsPageView }
  | { readonly kind: 'downloads-preview'; readonly preview: DownloadsPreview }
  /** Where the buyer of an order sends items back. */
  | { readonly kind: 'returns'; readonly page: ReturnsPageView }
  | { readonly kind: 'withdrawal'; readonly page: WithdrawalPageView }
  | { readonly kind: 'subscription'; readonly subscription: SubscriptionPageView }
  | { readonly kind: 'donate'; readonly page: DonatePageView }
  | { readonly kind: 'gift-card'; readonly giftCard: GiftCardPageView }
  | { readonly kind: 'account'; readonly account: AccountView }
  | { readonly kind: 'lock'; readonly lock: LockView }
  | { readonly kind: 'not-found' }
  /** `key` identifies the failure in the log; there is never a stack. */
  | { readonly kind: 'error'; readonly key: string };

/** The page document of a content, if any: its data and placement are those of the page. */
export function documentOf(content: PageContent): PageDocument | null {
  if (content.kind === 'page') return content.document;
  return content.kind === 'post' ? content.page.document : null;
}
