/** Where products are listed on a website that has no list of its own making. */
export const defaultShopSlug = 'shop';

/** A product's own page, below the list it is shown in. */
export function productAddress(shopSlug: string, slug: string): string {
  const parts = [...shopSlug.split('/'), slug];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
