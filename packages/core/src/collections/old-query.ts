/** Names by which WordPress asks for a thing in the query of an address. */
export const oldQueryNames: readonly string[] = ['p', 'page_id', 'attachment_id', 'feed'];

/** The part of a query that names a thing, such as `p=17`, so that its old address can lead on; null when it names none. */
export function oldQueryOf(query: URLSearchParams): string | null {
  for (const name of oldQueryNames) {
    const value = query.get(name);
    if (value) return `${name}=${encodeURIComponent(value)}`;
  }
  return null;
}
