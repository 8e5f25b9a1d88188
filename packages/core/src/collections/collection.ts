import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { itemRecordSchema } from '../records/records.ts';
import { collectionTypeSchema, collectionTypes } from './collection-types.ts';

export const navigationPlaces = ['main', 'footer', 'none'] as const;
export const collectionStates = ['enabled', 'hidden'] as const;

export const itemStates = ['published', 'scheduled', 'needsReview', 'draft', 'private'] as const;
export type ItemState = (typeof itemStates)[number];

const seoSchema = z.object({
  title: z.string().trim().max(200).default(''),
  description: z.string().trim().max(400).default(''),
});

/** A page, a list, a folder or a link: an entry in the tree of a website's pages. */
export const collectionSchema = z.object({
  id: idSchema,
  type: collectionTypeSchema,
  title: z.string(),
  /** Its address below the website, without a leading slash. */
  slug: z.string(),
  parentId: idSchema.nullable(),
  navigation: z.enum(navigationPlaces),
  /** Among siblings in the same place, from 0. */
  position: z.number().int(),
  /** A hidden one is not in a menu, and visitors cannot open it. */
  state: z.enum(collectionStates),
  seo: seoSchema,
  /** The target of a link; empty for all others. */
  linkAddress: z.string(),
  hasPassword: z.boolean(),
  /** The page document of a page; null for all others. */
  documentId: idSchema.nullable(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
export type Collection = z.infer<typeof collectionSchema>;

const itemFacts = z.object({
  id: idSchema,
  collectionId: idSchema,
  state: z.enum(itemStates),
  title: z.string(),
  slug: z.string(),
  author: z.string(),
  excerpt: z.string(),
  imageId: idSchema.nullable(),
  categories: z.string().array(),
  tags: z.string().array(),
  publishedAt: z.iso.datetime().nullable(),
  isSticky: z.boolean(),
  areCommentsOpen: z.boolean(),
  seo: seoSchema,
  hasPassword: z.boolean(),
  documentId: idSchema,
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
/** The common fields of items, and the fields of its record type. */
export const itemSchema = z.intersection(itemFacts, itemRecordSchema);
export type Item = z.infer<typeof itemSchema>;

/** Its public address: `/` for the home page, the target for a link. */
export function collectionAddress(
  collection: Pick<Collection, 'id' | 'slug' | 'linkAddress' | 'type'>,
  homePageId: string | null,
): string {
  if (collection.type === collectionTypes.link) return collection.linkAddress;
  return collection.id === homePageId ? '/' : addressOf(collection.slug);
}

/** A path below the website, with letters outside ASCII encoded as browsers send them; empty parts are omitted. */
export function addressOf(...parts: readonly string[]): string {
  return `/${parts
    .flatMap(part => part.split('/'))
    .filter(part => part !== '')
    .map(encodeURIComponent)
    .join('/')}`;
}
