import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';

/** Types of collections by their permanent numbers. */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  products: 13,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
  portfolio: 23,
  lessons: 24,
  blog: 30,
  events: 31,
  folder: 32,
  link: 33,
} as const;
export type CollectionTypeName = keyof typeof collectionTypes;
export type CollectionType = (typeof collectionTypes)[CollectionTypeName];

export const collectionTypeNames: ReadonlyMap<number, CollectionTypeName> = new Map(
  Object.entries(collectionTypes).map(([name, type]) => [type, name as CollectionTypeName]),
);

/**
 * The default record type of items in a list; the record types define what else a list can contain.
 * All others have no items: products have their own tables.
 */
const itemTypes: Partial<Record<CollectionTypeName, string>> = {
  generic: 'text',
  slideGallery: 'image',
  slideAlbum: 'audio',
  slideVideo: 'video',
  portfolio: 'text',
  lessons: 'lesson',
  blog: 'text',
  events: 'event',
};

/** The name of the default record type of such a list; null for collections without items. */
export function itemTypeOf(type: CollectionType): string | null {
  const name = collectionTypeNames.get(type);
  return (name && itemTypes[name]) ?? null;
}

/** Whether it contains items and shows them as a list of pages (rule COLLECTION-20). */
export function isList(type: CollectionType): boolean {
  return itemTypeOf(type) !== null;
}

/** Reserved numbers, for collections that cannot be created yet. */
const notMadeYet = ['subscription', 'galleryBlock', 'templatePage', 'splashPage', 'albumBlock'] as const;

export const collectionTypeSchema = z.union(Object.values(collectionTypes).map(value => z.literal(value)));

export const addedTypeSchema = collectionTypeSchema.refine(
  type => !notMadeYet.some(name => collectionTypes[name] === type),
  fieldCode('typeNotYet'),
);
