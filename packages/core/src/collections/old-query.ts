/** Query parameters by which WordPress identifies content. */
export const oldQueryNames: readonly string[] = ['p', 'page_id', 'attachment_id', 'feed'];

/**
 * The part of a query that identifies content, such as `p=17`, so that its old address can
 * redirect; null if there is none.
 */
export function oldQueryOf(query: URLSearchParams): string | null {
  for (const name of oldQueryNames) {
    const value = query.get(name);
    if (value) return `${name}=${encodeURIComponent(value)}`;
  }
  return null;
}
