import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { maxCategoryLength, maxTagLength } from '@vitrine/core/products/product.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { readCategories } from './categories.store.ts';

interface Terms {
  readonly categories?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Long tags that the product has stay, and so do long categories that the website has (rule PRODUCT-34). */
export async function problemOfTerms(
  { database, website }: Context,
  { categories = [], tags = [] }: Terms,
  keptTags: readonly string[] = [],
): Promise<Result<null>> {
  const errors: Record<string, Phrase> = {};
  if (tags.some(tag => tag.length > maxTagLength && !keptTags.includes(slugOf(tag))))
    errors.tags = phrase('fields.termLong', { most: maxTagLength });
  const long = new Set(categories.filter(name => name.length > maxCategoryLength).map(slugOf));
  const known = await readCategories(database, website.id, { column: 'term', values: [...long] });
  if (known.length < long.size) errors.categories = phrase('fields.termLong', { most: maxCategoryLength });
  const fields = Object.keys(errors);
  return fields.length === 0
    ? succeed(null)
    : fail(callErrors.invalid, { fields: fields.join(', ') }, { errors });
}
