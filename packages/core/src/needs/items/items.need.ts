import { z } from 'zod';
import { assetSchema } from '../../media/asset-schema.ts';
import { defineNeed } from '../need.ts';

const itemCardSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    address: z.string(),
    excerpt: z.string(),
    author: z.string(),
    /** UTC. */
    publishedAt: z.iso.datetime().nullable(),
    image: assetSchema.nullable(),
    categories: z.string().array().readonly(),
    tags: z.string().array().readonly(),
  })
  .readonly();
/** An entry of a collection for lists. */
export type ItemCard = z.output<typeof itemCardSchema>;

/** The newest entries of a collection, or of all, filtered by a category or a tag. */
export const need = defineNeed({
  kind: 'items',
  ask: z.object({
    collectionId: z.string().nullable(),
    category: z.string().nullable(),
    tag: z.string().nullable(),
    limit: z.number().int().min(1).max(100),
  }),
  answer: itemCardSchema.array().readonly(),
  empty: [],
});

declare module '../need.ts' {
  interface NeedKinds {
    items: typeof need;
  }
}
