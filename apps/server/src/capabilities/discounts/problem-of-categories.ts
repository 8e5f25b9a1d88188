import type { DiscountInput } from '@vitrine/core/discounts/discount.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../context.ts';
import { findCategoryTrails } from '../products/index.ts';

type Scoped = Pick<DiscountInput, 'value' | 'categories'>;

/** A category that does not exist is refused, unless the discount already had it (rule DISCOUNT-13). */
export async function problemOfCategories(
  context: Context,
  input: Scoped,
  before: Scoped | null = null,
): Promise<Result<never> | null> {
  const kept = new Set(before === null ? [] : [...before.categories, ...givenCategories(before)]);
  const added = [...input.categories, ...givenCategories(input)].filter(term => !kept.has(term));
  const trails = await findCategoryTrails(context, added);
  const known = new Set(trails.map(trail => trail.at(-1)?.term));
  const missing = (terms: readonly string[]) => terms.find(term => !kept.has(term) && !known.has(term));
  const errors: Record<string, Phrase> = {};
  for (const [field, terms] of [
    ['categories', input.categories],
    ['value.categories', givenCategories(input)],
  ] as const) {
    const term = missing(terms);
    if (term !== undefined) errors[field] = phrase('fields.noSuchCategory', { name: term });
  }
  const fields = Object.keys(errors);
  return fields.length === 0 ? null : fail(callErrors.invalid, { fields: fields.join(', ') }, { errors });
}

function givenCategories({ value }: Scoped): readonly string[] {
  return value.kind === 'buyGet' ? value.categories : [];
}
