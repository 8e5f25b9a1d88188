import type { ListedStock } from '@vitrine/core/inventory/stock-lists.calls.ts';

export function nameOfVariant({ title, optionValues }: Pick<ListedStock, 'title' | 'optionValues'>): string {
  return [title, ...optionValues].join(' · ');
}
