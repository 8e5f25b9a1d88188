import type { z } from 'zod';
import type { DefinedBlock, SettingsInput } from '../blocks/define-block.ts';
import type { fundInputSchema } from '../donations/donation-fund.ts';
import type { FormFieldInput } from '../forms/form-fields.ts';
import type { Places, SectionSettings } from '../page/page-document.ts';
import type { OptionStyle } from '../products/option-style.ts';
import type { Plan } from '../products/plan.ts';
import type { CollectionRule } from '../products/product-collection.ts';
import type { ProductType } from '../products/product-views.ts';
import type { shippingZonesSchema } from '../shipping/shipping-settings.ts';
import type { SiteStyles } from '../site/site-styles.ts';
import type { pageWordsSchema } from '../store-pages/page-words.ts';
import type { taxSettingsSchema } from '../tax/tax-settings.ts';

/**
 * A complete website as a starting point. A starter is data: it names its pictures, products and
 * pages by its own keys, and the server gives them ids when it creates a website from it.
 */
export interface Starter {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly title: string;
  readonly tagline: string;
  readonly siteDescription: string;
  readonly socialLinks: readonly { readonly name: string; readonly address: string }[];
  readonly styles: SiteStyles;
  readonly store: {
    readonly currency: string;
    /** Whether product cards show the swatches of options. */
    readonly hasSwatches?: boolean;
    /** Words of its own on pages of the store. */
    readonly pageWords?: z.input<typeof pageWordsSchema>;
    readonly countries: readonly string[];
    readonly shippingZones: z.input<typeof shippingZonesSchema>;
    readonly tax: z.input<typeof taxSettingsSchema>;
    /** The payment methods of the demo, with their settings. */
    readonly payments: readonly {
      readonly method: string;
      readonly settings: Readonly<Record<string, unknown>>;
    }[];
  };
  readonly images: readonly StarterImage[];
  readonly header: readonly StarterSection[];
  readonly footer: readonly StarterSection[];
  readonly pages: readonly StarterPage[];
  readonly blog: { readonly title: string; readonly slug: string; readonly posts: readonly StarterPost[] };
  readonly shop: {
    readonly title: string;
    readonly slug: string;
    /** Those that are nested or have a text; a parent before those below it. */
    readonly categories: readonly StarterCategory[];
    readonly products: readonly StarterProduct[];
    readonly collections?: readonly StarterProductCollection[];
  };
  readonly funds?: readonly StarterFund[];
}

/** What people can give to. */
export type StarterFund = z.input<typeof fundInputSchema> & { readonly key: string };

export interface StarterCategory {
  readonly name: string;
  /** The name of the one above it. */
  readonly below?: string;
  readonly text: string;
  /** The key of a picture. */
  readonly image?: string;
}

/** Products under a name, arranged by hand or filled by a rule. */
export interface StarterProductCollection {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** The key of a picture. */
  readonly image?: string;
  /** Keys of products, or a rule. */
  readonly filledWith: readonly string[] | CollectionRule;
}

export interface StarterImage {
  readonly key: string;
  readonly fileName: string;
  readonly alt: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/**
 * A reference that becomes an id: `{ $asset: 'hero' }`, `{ $product: 'mug' }`, `{ $collection:
 * 'shop' }`. It may be anywhere in a block's settings.
 */
export type StarterReference =
  | { readonly $asset: string }
  | { readonly $product: string }
  | { readonly $collection: string }
  /** The last two become the addresses of their pages. */
  | { readonly $fund: string }
  | { readonly $productCollection: string };

/** Settings of a block in which a starter's keys may replace ids. */
type WithKeys<Settings> = { [Name in keyof Settings]: KeyOr<Settings[Name]> };

type KeyOr<Value> = Value extends string
  ? string extends Value
    ? Value | StarterReference
    : Value
  : Value extends readonly (infer Entry extends object)[]
    ? readonly { [Name in keyof Entry]: KeyOr<Entry[Name]> }[]
    : Value;

/** Makes the blocks of one kind for a starter, with settings typed by the block's definition (rule STARTER-2). */
export function starterBlock<Settings extends z.ZodType>({ name }: DefinedBlock<Settings>) {
  return (
    desktop: StarterBlock['desktop'],
    settings: WithKeys<SettingsInput<Settings>>,
    phone?: StarterBlock['phone'],
  ): StarterBlock => ({ block: name, desktop, settings: { ...settings }, ...(phone ? { phone } : {}) });
}

export interface StarterBlock {
  /** The block's folder name. */
  readonly block: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Column, row, width, height; the phone's place is derived from the desktop's by default. */
  readonly desktop: readonly [x: number, y: number, w: number, h: number];
  readonly phone?: readonly [x: number, y: number, w: number, h: number];
}

export interface StarterSection {
  readonly settings: Partial<Omit<SectionSettings, 'background'>> & {
    readonly background?: StarterReference;
  };
  readonly blocks: readonly StarterBlock[];
}

export interface StarterPage {
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly navigation: 'main' | 'footer' | 'none';
  readonly isHome?: boolean;
  readonly seoDescription: string;
  readonly sections: readonly StarterSection[];
}

export interface StarterPost {
  readonly title: string;
  readonly slug: string;
  readonly author: string;
  /** Days before the creation of the website. */
  readonly daysAgo: number;
  readonly excerpt: string;
  readonly image: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly sections: readonly StarterSection[];
}

export interface StarterVariant {
  readonly optionValues: readonly string[];
  /** Minor units. */
  readonly price: number;
  readonly salePrice?: number;
  /** Stock on hand; null means unlimited. */
  readonly stock: number | null;
  readonly sku: string;
  /** Its own, instead of that of the product. */
  readonly plan?: Plan;
  /** Kilograms. */
  readonly weight?: number;
  /** The key of its own picture. */
  readonly image?: string;
  /** Centimetres. */
  readonly size?: { readonly length: number; readonly width: number; readonly height: number };
}

export type StarterField = FormFieldInput extends infer Field
  ? Field extends { id: string }
    ? Omit<Field, 'id'>
    : never
  : never;

export interface StarterOptionStyle extends Pick<OptionStyle, 'display' | 'colors'> {
  /** The keys of the pictures for its values. */
  readonly images?: readonly { readonly value: string; readonly image: string }[];
}

export interface StarterProduct {
  readonly key: string;
  readonly type: ProductType;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly description: readonly string[];
  readonly images: readonly string[];
  readonly taxClass?: string;
  readonly optionNames: readonly string[];
  /** The display of each option; by default a list. */
  readonly optionStyles?: readonly StarterOptionStyle[];
  /** The questions to the buyer, without ids. */
  readonly form?: readonly StarterField[];
  /** With it, it is sold as a subscription. */
  readonly plan?: Plan;
  /** Names in the starter’s folder of private files, which the buyers of a digital product download. */
  readonly files?: readonly string[];
  readonly variants: readonly StarterVariant[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Only for the demo, where they are marked as samples. */
  readonly reviews?: readonly StarterReview[];
}

/** What a review of a demo could look like. */
export interface StarterReview {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** Days before the creation of the website. */
  readonly daysAgo: number;
}

/** The phone's place in a document's format, for a starter's own places. */
export function placeOf([x, y, w, h]: readonly [number, number, number, number]): Places['desktop'] {
  return { x, y, w, h };
}
