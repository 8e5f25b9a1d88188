import type { Pagination } from '@vitrine/render/page-content.ts';

/** Links to the previous and next page; the first page has the plain address. Null if there is no such page. */
export function paginationOf(
  address: string,
  { page, total, perPage }: { page: number; total: number; perPage: number },
): Pagination | null {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  if (page > pageCount) return null;
  const join = address.includes('?') ? '&' : '?';
  const addressOf = (number: number) => (number === 1 ? address : `${address}${join}page=${number}`);
  return {
    page,
    pageCount,
    previousAddress: page > 1 ? addressOf(page - 1) : null,
    nextAddress: page < pageCount ? addressOf(page + 1) : null,
  };
}
