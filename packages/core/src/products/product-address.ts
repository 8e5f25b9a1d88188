/** Where the list of products stands; a product's own page is below it. */
export const shopAddress = '/shop';

export function productAddress(slug: string): string {
  return `${shopAddress}/${encodeURIComponent(slug)}`;
}
