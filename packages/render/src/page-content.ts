import type { CartView } from '@vitrine/core/cart/cart-view.ts';
import type { CheckoutView, OrderConfirmedView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { ProductCard, ProductDetail } from '@vitrine/core/products/product-views.ts';
import type { AccountView } from '@vitrine/core/site-users/account-view.ts';

export interface NamedLink {
  readonly name: string;
  readonly address: string;
}

export interface FilterLink extends NamedLink {
  readonly isCurrent: boolean;
}

/** Pages count from 1; a list on one page has no links. */
export interface Pagination {
  readonly page: number;
  readonly pageCount: number;
  readonly previousAddress: string | null;
  readonly nextAddress: string | null;
}

export interface ProductListView {
  readonly title: string;
  readonly description: string;
  readonly products: readonly ProductCard[];
  /** The category shown, and the others; empty when there are none. */
  readonly categories: readonly FilterLink[];
  readonly pagination: Pagination;
}

export interface ProductPageView {
  readonly product: ProductDetail;
  /** The list it belongs to. */
  readonly list: NamedLink;
  /** Where each of its categories is listed. */
  readonly categories: readonly NamedLink[];
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
  /** Plain text; blank lines part paragraphs. */
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
  /** Stand before the other results, with their pictures and prices. */
  readonly products: readonly ProductCard[];
  readonly results: readonly { readonly title: string; readonly address: string; readonly excerpt: string }[];
  readonly total: number;
  readonly pagination: Pagination;
}

export interface LockView {
  /** Where the password is posted to, as the field `password`. */
  readonly action: string;
  readonly error: string | null;
}

/** Every kind of page a website shows; each but the first is made by the website itself (rule RENDER-9). */
export type PageContent =
  | { readonly kind: 'page'; readonly document: PageDocument }
  | { readonly kind: 'product-list'; readonly list: ProductListView }
  | { readonly kind: 'product'; readonly page: ProductPageView }
  | { readonly kind: 'post-list'; readonly list: PostListView }
  | { readonly kind: 'post'; readonly page: PostPageView }
  | { readonly kind: 'search'; readonly search: SearchView }
  | { readonly kind: 'cart'; readonly cart: CartView }
  | { readonly kind: 'checkout'; readonly checkout: CheckoutView }
  | { readonly kind: 'order-confirmed'; readonly order: OrderConfirmedView }
  | { readonly kind: 'account'; readonly account: AccountView }
  | { readonly kind: 'lock'; readonly lock: LockView }
  | { readonly kind: 'not-found' }
  /** `key` finds the failure in the log; never a stack. */
  | { readonly kind: 'error'; readonly key: string };

/** The page document a content brings along, if any: its needs and its placement are the page's. */
export function documentOf(content: PageContent): PageDocument | null {
  if (content.kind === 'page') return content.document;
  return content.kind === 'post' ? content.page.document : null;
}
