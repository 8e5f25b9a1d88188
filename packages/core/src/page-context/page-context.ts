import type { Id } from '../id/id.ts';
import type { RecordType } from '../records/record.ts';

/** Kinds of pages by their permanent numbers; some are not rendered yet. */
export const pageTypes = {
  collection: 1,
  page: 2,
  splashPage: 3,
  item: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAccessDenied: 106,
  cart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  /** Accepted, while its payment is still expected. */
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const;
export type PageType = (typeof pageTypes)[keyof typeof pageTypes];

/** The access to a page: public, or by password. */
export const permissionTypes = { public: 1, password: 2 } as const;
export type PermissionType = (typeof permissionTypes)[keyof typeof permissionTypes];

/** The only template: the page documents of this version. */
export const templateVersion = '8';

/**
 * The description of a page for scripts: one JSON in each page, the same for every visitor, so that
 * any cache may store it (rule CONTEXT-1). It must never contain a visitor's data.
 */
export interface PageContext extends PageIdentity {
  readonly websiteTitle: string;
  /** The page's own, as in its head; empty if it uses the website's. */
  readonly title: string;
  /** Such as `https://kiln.example`. */
  readonly baseUrl: string;
  /** Such as `de`. */
  readonly locale: string;
  readonly selectedCurrency: string;
  readonly pageType: PageType;
  readonly templateVersion: typeof templateVersion;
}

/** The content of a page. */
export interface PageIdentity {
  readonly websiteId: Id;
  readonly collectionId: Id | null;
  readonly collectionTitle: string | null;
  readonly itemId: Id | null;
  readonly itemTitle: string | null;
  /** The type of the item; null for a list and for a page. */
  readonly recordType: RecordType | null;
  readonly permissionType: PermissionType;
}

/** The id of the element that holds it. */
export const pageContextId = 'page-context';
