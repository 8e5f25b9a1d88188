import type { CommentState } from '../comments/comments.calls.ts';
import type { Refusal } from '../errors/result.ts';
import type { Said } from '../messages/phrase.ts';
import type { productTypes } from '../products/product-views.ts';

/**
 * The output of every reader, before anything touches a website: plain data, still with the source's own
 * ids and HTML. Writing it to a website is the same for all formats.
 */
export interface ImportModel extends ImportOutline {
  readonly pages: readonly ImportEntry[];
  readonly posts: readonly ImportEntry[];
  readonly products: Sequence<ImportProduct>;
}

/** Everything in a file except its products, of which there can be any number, and its texts, of any length. */
export interface ImportOutline {
  readonly format: ImportFormat;
  readonly site: {
    readonly title: string;
    readonly description: string;
    readonly address: string;
    /** Other addresses of the website named in the file: its blog, its site. */
    readonly otherAddresses: readonly string[];
    readonly language: string;
  };
  readonly authors: readonly ImportAuthor[];
  readonly categories: readonly ImportTerm[];
  readonly tags: readonly ImportTerm[];
  /** Only for products, if they have their own: targets of menus and old addresses. */
  readonly productCategories: readonly ImportTerm[];
  readonly productTags: readonly ImportTerm[];
  readonly attachments: readonly ImportAttachment[];
  readonly pages: readonly EntryOutline[];
  readonly posts: readonly EntryOutline[];
  readonly menus: readonly ImportMenu[];
  readonly productCount: number;
  /** The number of variants of all products. */
  readonly variantCount: number;
  /** The source ids of unpublished products that menus link to. */
  readonly hiddenProducts: readonly string[];
  readonly skipped: readonly ImportNote[];
  readonly warnings: readonly ImportNote[];
}

/** An ordered list that need not be in memory. */
export interface Sequence<Value> extends Iterable<Value> {
  readonly length: number;
  /** Undefined past the end. */
  at(place: number): Value | undefined;
}

export type ImportFormat = 'wordpress' | 'squarespace' | 'woocommerce' | 'shopify';

/** Something skipped or changed, and why. */
export interface ImportNote {
  readonly what: Said;
  readonly why: Said | Refusal;
}

export interface ImportAuthor {
  readonly sourceId: string;
  readonly login: string;
  readonly name: string;
  readonly email: string;
  /** False when only items name them; the report counts the declared ones (rule IMPORT-6). */
  readonly isDeclared: boolean;
}

export interface ImportTerm {
  readonly slug: string;
  readonly name: string;
  readonly parentSlug: string | null;
  readonly description: string;
  /** False when only items name it; the report counts the declared ones (rule IMPORT-6). */
  readonly isDeclared: boolean;
}

export interface ImportAttachment {
  readonly sourceId: string;
  readonly address: string;
  /** The page that showed it alone; empty if the source has none. */
  readonly pageAddress: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly parentSourceId: string | null;
}

export type ImportState = 'published' | 'scheduled' | 'draft' | 'private' | 'needsReview';

export interface CommentOutline {
  readonly sourceId: string;
  readonly parentSourceId: string | null;
  readonly author: string;
  readonly email: string;
  readonly address: string;
  readonly at: string | null;
  readonly state: CommentState;
  readonly kind: 'comment' | 'pingback' | 'trackback';
}

export interface ImportComment extends CommentOutline {
  readonly html: string;
}

/** The kind of a post besides its text. */
export interface ImportRecord {
  /** Of a record type. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The file's type, as named by the source. */
  readonly fileAddress: string | null;
}

/** A page or post without its text and those of its comments. */
export interface EntryOutline {
  readonly sourceId: string;
  readonly title: string;
  readonly slug: string;
  /** Its former address, absolute or relative; redirects are made from it. */
  readonly address: string;
  /** Whether it has no text. */
  readonly isEmpty: boolean;
  readonly excerpt: string;
  /** The login of the author, and the displayed name; several are separated by commas. */
  readonly author: string;
  readonly authorName: string;
  readonly state: ImportState;
  readonly password: string;
  readonly isSticky: boolean;
  /** ISO 8601, UTC; null when the source has none. */
  readonly publishedAt: string | null;
  readonly parentSourceId: string | null;
  readonly order: number;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly featuredSourceId: string | null;
  readonly areCommentsOpen: boolean;
  readonly comments: readonly CommentOutline[];
  readonly seo: { readonly title: string; readonly description: string };
  readonly record: ImportRecord;
  /** Podcast and other enclosures. */
  readonly enclosures: readonly { readonly address: string; readonly contentType: string }[];
}

export interface ImportEntry extends EntryOutline {
  readonly html: string;
  readonly comments: readonly ImportComment[];
}

export interface ImportMenuLink {
  readonly sourceId: string;
  readonly parentSourceId: string | null;
  readonly title: string;
  readonly order: number;
  readonly target:
    | { readonly kind: 'entry'; readonly sourceId: string }
    | {
        readonly kind: 'category' | 'tag' | 'productCategory' | 'productTag';
        readonly slug: string;
      }
    | { readonly kind: 'shop' }
    | { readonly kind: 'address'; readonly address: string };
}

export interface ImportMenu {
  readonly slug: string;
  readonly title: string;
  readonly links: readonly ImportMenuLink[];
}

export interface ImportVariant {
  readonly sourceId: string;
  readonly sku: string;
  /** GTIN, UPC, EAN or ISBN as in the source. */
  readonly gtin: string;
  readonly optionValues: readonly string[];
  /** Decimal text as in the source, such as `"18.50"`; parsed into minor units once the currency is known. */
  readonly price: string;
  readonly salePrice: string;
  readonly saleFrom: string | null;
  readonly saleUntil: string | null;
  /** null means unlimited. */
  readonly stock: number | null;
  /** Kilograms and centimetres; null when unknown. */
  readonly weight: number | null;
  readonly size: { readonly length: number; readonly width: number; readonly height: number } | null;
  readonly imageAddress: string | null;
}

export interface ImportProduct {
  readonly sourceId: string;
  readonly type: 'simple' | 'variable' | 'grouped' | 'external';
  readonly title: string;
  readonly slug: string;
  readonly address: string;
  /** A paywall is a membership. */
  readonly kind: keyof typeof productTypes;
  readonly brand: string;
  readonly descriptionHtml: string;
  readonly excerptHtml: string;
  readonly state: ImportState;
  readonly isVisible: boolean;
  readonly isFeatured: boolean;
  readonly optionNames: readonly string[];
  readonly variants: readonly ImportVariant[];
  readonly images: readonly { readonly address: string; readonly alt: string }[];
  readonly categories: readonly (readonly string[])[];
  readonly tags: readonly string[];
  /** The shop of an external product; empty for our own. */
  readonly externalAddress: string;
  /** Source ids of the products in a grouped product. */
  readonly groupedSourceIds: readonly string[];
  /** The address of the page of products that has it; empty if the source names none. */
  readonly shop: string;
}

/** Whether a file contains nothing to import. */
export function isEmpty({ attachments, pages, posts, productCount }: ImportOutline): boolean {
  return attachments.length + pages.length + posts.length + productCount === 0;
}
