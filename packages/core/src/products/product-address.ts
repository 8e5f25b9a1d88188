/** The address of products on a website without its own product list. */
export const defaultShopSlug = 'shop';

/** The address of a product's page, below its list. */
export function productAddress(shopSlug: string, slug: string): string {
  const parts = [...shopSlug.split('/'), slug];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** The address of a category’s page, below the same list. */
export function categoryAddress(shopSlug: string, slug: string): string {
  return productAddress(`${shopSlug}/category`, slug);
}

/** The address of a product collection’s page, below the same list. */
export function productCollectionAddress(shopSlug: string, slug: string): string {
  return productAddress(`${shopSlug}/collection`, slug);
}
