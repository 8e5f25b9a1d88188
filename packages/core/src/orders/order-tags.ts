import { z } from 'zod';

/** The length of a tag, and the number of tags of one order. */
export const maxTagLength = 50;
export const maxTags = 20;

export const orderTagSchema = z.string().trim().min(1).max(maxTagLength);

/** Each tag once, whatever its case: the first spelling stays (rule ORDER-35). */
export const orderTagsSchema = orderTagSchema
  .array()
  .max(maxTags)
  .transform(tags => tags.filter((tag, at) => tags.findIndex(other => isSameTag(other, tag)) === at));

export function isSameTag(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
