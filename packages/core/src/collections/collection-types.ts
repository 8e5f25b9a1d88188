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
 * The record type of what is added to a list when nothing is said; what else a list holds, its record types say. All
 * others hold no items: products have tables of their own.
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

/** The name of the record type that an item of such a list has by itself; null for what holds no items. */
export function itemTypeOf(type: CollectionType): string | null {
  const name = collectionTypeNames.get(type);
  return (name && itemTypes[name]) ?? null;
}

/** Whether it holds items and shows them as a list of pages (rule COLLECTION-20). */
export function isList(type: CollectionType): boolean {
  return itemTypeOf(type) !== null;
}

/** Numbers that are given, for collections that nothing makes yet: they cannot be added. */
const notMadeYet = ['subscription', 'galleryBlock', 'templatePage', 'splashPage', 'albumBlock'] as const;

export const collectionTypeSchema = z.union(Object.values(collectionTypes).map(value => z.literal(value)));

export const addedTypeSchema = collectionTypeSchema.refine(
  type => !notMadeYet.some(name => collectionTypes[name] === type),
  fieldCode('typeNotYet'),
);
