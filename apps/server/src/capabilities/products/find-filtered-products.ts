import type { Id } from '@vitrine/core/id/id.ts';
import { currencyDecimals } from '@vitrine/core/money/money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';
import type { ListChoices } from '@vitrine/core/products/list-choices.ts';
import { maxPrice } from '@vitrine/core/products/product.ts';
import {
  byOption,
  isNarrowed,
  type ProductFilters,
  type ProductOrder,
} from '@vitrine/core/products/product-filters.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { type CategoryRow, readCategories } from './categories.store.ts';
import {
  everyProduct,
  findFiltered,
  mostFiltered,
  type ProductSet,
  type TermGroup,
} from './filter-products.store.ts';
import { findProductCards, findProductPage } from './find-product-cards.ts';
import { listChoices } from './list-choices.ts';
import { countsOfList, groupOf } from './list-pages.ts';
import type { TermKey } from './product-lists.store.ts';

export interface FilteredList {
  /** The list is that of a term, of these products in their order, or of all. */
  readonly term: TermKey | null;
  readonly ids: readonly Id[] | null;
  /** The categories that the list can be narrowed to. */
  readonly offered: readonly CategoryRow[];
  readonly filters: ProductFilters;
  /** Of the list while the visitor chooses none; without it, the owner’s order or that of the ids. */
  readonly order?: ProductOrder;
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
  const { filters, ids, limit, offered, offset, term } = list;
  const order = filters.order === 'featured' ? (list.order ?? 'featured') : filters.order;
  const now = clock.now();
  const named = await readCategories(database, website.id, { column: 'slug', values: filters.categories });
  const chosen = chosenGroups(
    filters,
    named.map(category => category.term),
  );
  const set: ProductSet = {
    ...everyProduct,
    now,
    ids,
    groups: [...(term === null ? [] : [groupOf(term)]), ...chosen],
    from: amountOf(context, filters.from),
    to: amountOf(context, filters.to),
    isInStock: filters.isInStock,
    isOnSale: filters.isOnSale,
    stars: filters.stars,
  };
  const categories = [...offered, ...named.filter(({ id }) => offered.every(other => other.id !== id))];
  const choices = listChoices(context, { list: ids === null ? term : undefined, set, chosen, categories });
  // Counted beside the products: if those cannot be found, nobody waits for it, and its failure would end the process.
  choices.catch(() => undefined);
  if (ids === null) shownStock?.add(countsOfList(website.id, term));
  if (filters.isInStock || filters.stars > 0 || order === 'rating') shownStock?.add(anyStock(website.id));
  if (filters.from + filters.to !== '' || filters.isOnSale || order.endsWith('price'))
    if (shownPrices)
      shownPrices.changeAt = Math.min(shownPrices.changeAt, now.getTime() + pricesLastMilliseconds);
  if (!isNarrowed(filters) && order === 'featured') {
    const page = await (ids === null
      ? findProductPage(context, { term, limit, offset })
      : pageOfFound(context, { ids, limit, offset }));
    return { ...page, isMore: false, choices: await choices };
  }
  const found = await findFiltered(database, website.id, set, order);
  const total = Math.min(found.length, mostFiltered);
  const products = await findProductCards(context, {
    ids: found.slice(0, total).slice(offset, offset + limit),
  });
  return { products, total, isMore: found.length > mostFiltered, choices: await choices };
}

async function pageOfFound(
  context: Context,
  { ids, limit, offset }: { ids: readonly Id[]; limit: number; offset: number },
) {
  const products = await findProductCards(context, { ids, limit, offset });
  return { products, total: ids.length };
}

/** In place of the id of a variant: the page depends on which products of the website are in stock or rated. */
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
  const amount = parseDecimals(`${whole}.${part.slice(0, decimals)}`, decimals);
  // Nothing costs more than the largest price, which the database holds.
  return amount === null ? null : Math.min(amount, maxPrice + 1);
}
