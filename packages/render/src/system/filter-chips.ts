import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import { filterQuery, type ProductFilters } from '@vitrine/core/products/product-filters.ts';
import type { FilterFormView, NamedLink } from '../page-content.ts';

/** The address of the same list with other choices, on its first page. */
export function listAddress({ address, query }: FilterFormView, filters: ProductFilters): string {
  const parameters = filterQuery(filters);
  if (query !== null) return `${address}?${new URLSearchParams([['q', query], ...parameters])}`;
  return parameters.size === 0 ? address : `${address}?${parameters}`;
}

/** What was chosen, each with the address of the list without it (rule FILTER-2). */
export function filterChips(
  form: FilterFormView,
  { language, messages }: { language: string; messages: Messages },
): NamedLink[] {
  const { filters, choices, money } = form;
  const fields = { category: 'categories', tag: 'tags', option: 'options' } as const;
  const values = choices.groups.flatMap(group => {
    const field = fields[group.name];
    return group.values
      .filter(({ isChosen }) => isChosen)
      .map(({ name, value }) => ({
        name: group.label === '' ? name : `${group.label}: ${name}`,
        address: listAddress(form, { ...filters, [field]: filters[field].filter(one => one !== value) }),
      }));
  });
  const decimals = decimalsOf(money.currency);
  const price = (text: string) =>
    formatMoney({ ...money, amount: Math.round(Number(text) * 10 ** decimals) }, language);
  const without = (change: Partial<ProductFilters>) => listAddress(form, { ...filters, ...change });
  return [
    ...values,
    ...(filters.from === ''
      ? []
      : [{ name: messages.priceAtLeast({ price: price(filters.from) }), address: without({ from: '' }) }]),
    ...(filters.to === ''
      ? []
      : [{ name: messages.priceAtMost({ price: price(filters.to) }), address: without({ to: '' }) }]),
    ...(filters.stars > 0
      ? [{ name: messages.starsAndUp({ stars: filters.stars }), address: without({ stars: 0 }) }]
      : []),
    ...(filters.isInStock ? [{ name: messages.inStockOnly, address: without({ isInStock: false }) }] : []),
    ...(filters.isOnSale ? [{ name: messages.onSaleOnly, address: without({ isOnSale: false }) }] : []),
  ];
}
