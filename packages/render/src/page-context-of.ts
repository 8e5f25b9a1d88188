import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import {
  type PageContext,
  type PageIdentity,
  type PageType,
  pageTypes,
  templateVersion,
} from '@vitrine/core/page-context/page-context.ts';
import type { PageContent } from './page-content.ts';
import type { PageFacts } from './page-head.tsx';

export interface IdentifiedPage {
  readonly content: PageContent;
  readonly facts: PageFacts;
  readonly site: SiteFacts;
  readonly identity: PageIdentity;
}

/** The description of a page for scripts (rules CONTEXT-1, CONTEXT-2). */
export function pageContextOf({ content, facts, site, identity }: IdentifiedPage): PageContext {
  return {
    ...identity,
    websiteTitle: site.title,
    title: facts.title,
    baseUrl: facts.origin,
    locale: site.language,
    selectedCurrency: site.currency,
    pageType: typesOfKinds[content.kind],
    templateVersion,
  };
}

/** The identity of a page without a specific subject, such as one that was not found. */
export function identityOf(websiteId: string, more: Partial<PageIdentity> = {}): PageIdentity {
  return {
    websiteId,
    collectionId: null,
    collectionTitle: null,
    itemId: null,
    itemTitle: null,
    recordType: null,
    permissionType: 1,
    ...more,
  };
}

export const typesOfKinds: Readonly<Record<PageContent['kind'], PageType>> = {
  page: pageTypes.page,
  'product-list': pageTypes.collection,
  product: pageTypes.item,
  'post-list': pageTypes.collection,
  post: pageTypes.item,
  search: pageTypes.search,
  cart: pageTypes.cart,
  'cart-back': pageTypes.cart,
  checkout: pageTypes.checkout,
  'payment-link': pageTypes.checkout,
  balance: pageTypes.checkout,
  'order-confirmed': pageTypes.orderConfirmed,
  'order-received': pageTypes.orderReceived,
  'order-status': pageTypes.orderStatus,
  'stock-notice': pageTypes.protectedContent,
  'review-request': pageTypes.reviewsRequest,
  'review-report': pageTypes.reviewsRequest,
  'subscription-confirmed': pageTypes.subscriptionConfirmed,
  'membership-confirmed': pageTypes.membershipConfirmed,
  subscription: pageTypes.protectedContent,
  downloads: pageTypes.protectedContent,
  'downloads-preview': pageTypes.digitalProductComposerPreview,
  returns: pageTypes.protectedContent,
  withdrawal: pageTypes.protectedContent,
  lock: pageTypes.lockScreen,
  // Page types have no number for it.
  'gift-card': pageTypes.page,
  donate: pageTypes.donate,
  'contribution-confirmed': pageTypes.contributionConfirmed,
  account: pageTypes.protectedContent,
  'not-found': pageTypes.notFound,
  error: pageTypes.error,
};
