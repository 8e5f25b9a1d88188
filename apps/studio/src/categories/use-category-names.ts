import { categoryCalls } from '@vitrine/core/products/categories.calls.ts';
import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';

export interface CategoryNames {
  readonly categories: readonly ListedCategory[];
  /** The name of the category with this term, or that it is deleted. */
  readonly nameOf: (term: string) => string;
}

/** What the categories are called that something names by their terms. */
export function useCategoryNames(isNeeded = true): CategoryNames {
  const { data } = useCall(categoryCalls.list, {}, { isEnabled: isNeeded });
  const categories = data?.categories ?? [];
  const names = new Map(categories.map(({ term, name }) => [term, name]));
  return {
    categories,
    nameOf: term => names.get(term) ?? (data ? t('category.gone', { term }) : '…'),
  };
}
