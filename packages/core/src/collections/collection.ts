import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** Kinds of collections by their permanent numbers; the others of the seeds are not made yet. */
export const collectionTypes = { page: 10, products: 13, blog: 30, folder: 32, link: 33 } as const;
export type CollectionTypeName = keyof typeof collectionTypes;
export type CollectionType = (typeof collectionTypes)[CollectionTypeName];

export const collectionTypeSchema = z.union(Object.values(collectionTypes).map(value => z.literal(value)));

export const navigationPlaces = ['main', 'footer', 'none'] as const;
export const collectionStates = ['enabled', 'hidden'] as const;

/** Record types of items, permanent; posts are texts, the others are not made yet. */
export const recordTypes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  gallery: 14,
  binary: 15,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  siteArchive: 21,
  siteSearch: 30,
  lesson: 62,
} as const;
export type RecordType = (typeof recordTypes)[keyof typeof recordTypes];

export const itemStates = ['published', 'scheduled', 'needsReview', 'draft', 'private'] as const;
export type ItemState = (typeof itemStates)[number];

export const seoSchema = z.object({
  title: z.string().trim().max(200).default(''),
  description: z.string().trim().max(400).default(''),
});
export type Seo = z.infer<typeof seoSchema>;

/** A page, a list, a folder or a link: whatever stands in the tree of a website's pages. */
export const collectionSchema = z.object({
  id: idSchema,
  type: collectionTypeSchema,
  title: z.string(),
  /** Its address below the website, without a slash before it. */
  slug: z.string(),
  parentId: idSchema.nullable(),
  navigation: z.enum(navigationPlaces),
  /** Among those with the same parent and place, from 0. */
  position: z.number().int(),
  /** A hidden one is neither in a menu nor reached by visitors. */
  state: z.enum(collectionStates),
  seo: seoSchema,
  /** Where a link leads; empty for all others. */
  linkAddress: z.string(),
  hasPassword: z.boolean(),
  /** The page document of a page; null for what has none. */
  documentId: idSchema.nullable(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
export type Collection = z.infer<typeof collectionSchema>;

export const itemSchema = z.object({
  id: idSchema,
  collectionId: idSchema,
  recordType: z.literal(recordTypes.text),
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
export type Item = z.infer<typeof itemSchema>;

/** Where visitors find it: `/` for the home page, the target for a link. */
export function collectionAddress(
  collection: Pick<Collection, 'id' | 'slug' | 'linkAddress' | 'type'>,
  homePageId: string | null,
): string {
  if (collection.type === collectionTypes.link) return collection.linkAddress;
  return collection.id === homePageId ? '/' : addressOf(collection.slug);
}

/** A path below the website, letters outside ASCII encoded as browsers send them; empty parts are left out. */
export function addressOf(...parts: readonly string[]): string {
  return `/${parts
    .flatMap(part => part.split('/'))
    .filter(part => part !== '')
    .map(encodeURIComponent)
    .join('/')}`;
}
