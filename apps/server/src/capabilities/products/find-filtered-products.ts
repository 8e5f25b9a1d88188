import type { Id } from '@vitrine/core/id/id.ts';
import { currencyDecimals } from '@vitrine/core/money/money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';
import type { ListChoices } from '@vitrine/core/products/list-choices.ts';
import { byOption, isNarrowed, type ProductFilters } from '@vitrine/core/products/product-filters.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { listVisibleChildren, readCategories } from './categories.store.ts';
import { findFiltered, mostFiltered, type ProductSet, type TermGroup } from './filter-products.store.ts';
import { findProductCards, findProductPage } from './find-product-cards.ts';
import { listChoices } from './list-choices.ts';
import type { TermKey } from './product-lists.store.ts';

export interface FilteredList {
  /** The list is that of a category or tag, of the found products in their order, or of all. */
  readonly term: TermKey | null;
  readonly ids: readonly Id[] | null;
  /** The category whose children are offered; null for those at the top. */
  readonly categoryId: Id | null;
  readonly filters: ProductFilters;
  readonly limit: number;
  readonly offset: number;
}

export interface FilteredPage {
  readonly products: readonly ProductCard[];
  readonly total: number;
  /** Whether more were found than are counted and shown. */
  readonly isMore: boolean;
  readonly choices: ListChoices;
}

/** How long a page that is filtered or sorted by price may be kept: sales begin and end without a notice. */
const pricesLastMilliseconds = 5 * 60_000;

/** A page of a list of products with what a visitor chose (rules FILTER-1 to FILTER-4). */
export async function findFilteredProducts(context: Context, list: FilteredList): Promise<FilteredPage> {
  const { clock, database, website, shownPrices, shownStock } = context;
  const { filters, ids, limit, offset, term } = list;
  const now = clock.now();
  const offered = await listVisibleChildren(database, website.id, { parentId: list.categoryId, now });
  const named = await readCategories(database, website.id, { column: 'slug', values: filters.categories });
  const chosen = chosenGroups(
    filters,
    named.map(category => category.term),
  );
  const base: ProductSet = {
    now,
    ids,
    groups: term === null ? [] : [{ kind: term.kind, slugs: [term.slug] }],
    from: null,
    to: null,
    isInStock: false,
    isOnSale: false,
  };
  const set: ProductSet = {
    ...base,
    groups: [...base.groups, ...chosen],
    from: amountOf(context, filters.from),
    to: amountOf(context, filters.to),
    isInStock: filters.isInStock,
    isOnSale: filters.isOnSale,
  };
  const categories = [...offered, ...named.filter(({ id }) => offered.every(other => other.id !== id))];
  const choices = listChoices(context, { base, set, chosen, categories });
  if (filters.isInStock) shownStock?.add(anyStock(website.id));
  if (filters.from + filters.to !== '' || filters.isOnSale || filters.order.endsWith('price'))
    if (shownPrices)
      shownPrices.changeAt = Math.min(shownPrices.changeAt, now.getTime() + pricesLastMilliseconds);
  if (ids === null && !isNarrowed(filters) && filters.order === 'featured') {
    const page = await findProductPage(context, { term, limit, offset });
    return { ...page, isMore: false, choices: await choices };
  }
  const found = await findFiltered(database, website.id, set, filters.order);
  const total = Math.min(found.length, mostFiltered);
  const products = await findProductCards(context, {
    ids: found.slice(0, total).slice(offset, offset + limit),
  });
  return { products, total, isMore: found.length > mostFiltered, choices: await choices };
}

/** In place of the id of a variant: the page depends on which products of the website are in stock. */
export function anyStock(websiteId: Id): string {
  return `any ${websiteId}`;
}

function chosenGroups({ tags, options, categories }: ProductFilters, terms: readonly string[]): TermGroup[] {
  return [
    // An address that names only unknown categories shows nothing, and not everything.
    ...(categories.length > 0 ? [{ kind: 'category', slugs: terms } as const] : []),
    ...(tags.length > 0 ? [{ kind: 'tag', slugs: tags } as const] : []),
    ...[...byOption(options).values()].map(slugs => ({ kind: 'option', slugs }) as const),
  ];
}

function amountOf({ website }: Context, text: string): number | null {
  if (text === '') return null;
  const decimals = currencyDecimals[website.settings.store.currency];
  // A limit with more decimals than the currency has is rounded down.
  const [whole = '', part = ''] = text.split('.');
  return parseDecimals(`${whole}.${part.slice(0, decimals)}`, decimals);
}
