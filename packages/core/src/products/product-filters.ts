import { readAmount } from '../money/read-amount.ts';

/** The orders of a list of products; a search begins with the best matches instead of the owner’s order. */
export const productOrders = ['featured', 'newest', 'price', '-price', 'name', 'rating'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** What a visitor chose on a list of products, as its address says it (rule FILTER-1). */
export interface ProductFilters {
  readonly order: ProductOrder;
  /** Any of these categories, by their addresses. */
  readonly categories: readonly string[];
  /** Any of these tags, by their slugs. */
  readonly tags: readonly string[];
  /** Any value of each option, such as `size:m`. */
  readonly options: readonly string[];
  /** Decimal text in the currency of the store; empty for no limit. */
  readonly from: string;
  readonly to: string;
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  /** At least so many stars; 0 for any rating, or none (rule FILTER-10). */
  readonly stars: number;
}

export const noFilters: ProductFilters = {
  order: 'featured',
  categories: [],
  tags: [],
  options: [],
  from: '',
  to: '',
  isInStock: false,
  isOnSale: false,
  stars: 0,
};

/** The ratings that a list can be narrowed to, in stars. */
export const leastStars = [4, 3, 2, 1] as const;

/** The parameters of an address that filter a list. */
export const filterNames = [
  'category',
  'tag',
  'option',
  'from',
  'to',
  'stock',
  'sale',
  'rating',
  'sort',
] as const;
export type FilterName = (typeof filterNames)[number];

const mostValues = 20;
const longestValue = 320;
const mostDecimals = 2;

/** Anything invalid is ignored. */
export function readFilters(query: URLSearchParams): ProductFilters {
  const valuesOf = (name: FilterName) =>
    [...new Set(query.getAll(name).map(value => value.trim().toLowerCase()))]
      .filter(value => value !== '' && value.length <= longestValue)
      .toSorted()
      .slice(0, mostValues);
  return {
    order: productOrders.find(order => order === query.get('sort')) ?? 'featured',
    categories: valuesOf('category'),
    tags: valuesOf('tag'),
    options: valuesOf('option').filter(value => value.includes(':')),
    from: limitOf(query.get('from')),
    to: limitOf(query.get('to')),
    isInStock: query.get('stock') === 'in',
    isOnSale: query.get('sale') === 'yes',
    stars: leastStars.find(stars => String(stars) === query.get('rating')) ?? 0,
  };
}

/** The address of the same choice, always in the same order, so that each choice has one address (rule FILTER-1). */
export function filterQuery(filters: ProductFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const value of filters.categories) query.append('category', value);
  for (const value of filters.tags) query.append('tag', value);
  for (const value of filters.options) query.append('option', value);
  if (filters.from !== '') query.set('from', filters.from);
  if (filters.to !== '') query.set('to', filters.to);
  if (filters.isInStock) query.set('stock', 'in');
  if (filters.isOnSale) query.set('sale', 'yes');
  if (filters.stars > 0) query.set('rating', String(filters.stars));
  if (filters.order !== 'featured') query.set('sort', filters.order);
  return query;
}

/** Whether anything is left out of the list. */
export function isNarrowed({ order: _, ...filters }: ProductFilters): boolean {
  return filterQuery({ ...filters, order: 'featured' }).size > 0;
}

/** Values of one option: any of them will do, and one of each option must be had. */
export function byOption(options: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const token of options) {
    const name = token.slice(0, token.indexOf(':'));
    groups.set(name, [...(groups.get(name) ?? []), token]);
  }
  return groups;
}

function limitOf(given: string | null): string {
  const amount = readAmount(given ?? '', mostDecimals);
  return amount === null || amount < 0 ? '' : String(amount / 10 ** mostDecimals);
}
