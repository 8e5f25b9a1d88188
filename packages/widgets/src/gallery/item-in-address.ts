/** A slide’s keys in an address. */
export interface AddressedItem {
  readonly id: string;
  /** The part of the address instead of the id; empty for the id. */
  readonly url: string;
}

/** The slides within an element, from their markup. */
export function addressedSlides(root: ParentNode): AddressedItem[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slide-id]')].map(({ dataset }) => ({
    id: dataset.slideId ?? '',
    url: dataset.slideUrl ?? '',
  }));
}

/** The item in an address, by its hash or the last part of its path; -1 for none (rule LIGHTBOX-13). */
export function itemInAddress(
  items: readonly AddressedItem[],
  address: { readonly hash: string; readonly pathname: string },
): number {
  const named = [address.hash.replace(/^#/, ''), lastPart(address.pathname)].map(decoded).filter(Boolean);
  for (const name of named) {
    const at = items.findIndex(item => item.id === name || addressPartOf(item) === name);
    if (at !== -1) return at;
  }
  return -1;
}

/** An item’s part of the address. */
export function addressPartOf({ id, url }: AddressedItem): string {
  return lastPart(url) || id;
}

function lastPart(path: string): string {
  return path.split('/').findLast(part => part !== '') ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
