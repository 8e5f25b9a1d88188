import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { slugOf } from './slug.ts';

/** Of one website (rule CATEGORY-1). */
export const maxCategories = 10_000;
export const maxCategoryDepth = 8;

/** A category in the tree of the studio. */
export const listedCategorySchema = z.object({
  id: idSchema,
  /** What products name it by; it never changes. */
  term: z.string(),
  slug: z.string(),
  name: z.string(),
  parentId: idSchema.nullable(),
  /** Among those beside it. */
  position: z.number().int(),
  /** Products in it and below it that are not deleted. */
  count: z.number().int(),
});
export type ListedCategory = z.infer<typeof listedCategorySchema>;

export const categorySchema = listedCategorySchema.omit({ position: true, count: true }).extend({
  /** Of its page on the live website. */
  address: z.string(),
  description: z.string(),
  imageId: idSchema.nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
});
export type Category = z.infer<typeof categorySchema>;

/** The word by which a product names it: its name, unless that belongs to another category. */
export function categoryWord({ name, term }: Pick<Category, 'name' | 'term'>): string {
  return slugOf(name) === term ? name : term;
}
