import type { GalleryEngine } from '../gallery/gallery-engine.ts';
import { type AddressedItem, addressPartOf, itemInAddress } from '../gallery/item-in-address.ts';

/**
 * While a lightbox is open, its item is in the address as a hash: opening adds one entry to the
 * browser's history, going on changes that entry, “back” closes, also if the address itself opened
 * it. The returned function removes the entry (rule LIGHTBOX-13).
 */
export function keepItemInAddress(
  engine: GalleryEngine,
  set: readonly AddressedItem[],
  onBack: () => void,
): () => void {
  const hashOf = (index: number) => {
    const item = set[index];
    return item ? `#${encodeURIComponent(addressPartOf(item))}` : '';
  };
  const { currentIndex } = engine.state;
  const isInHash = itemInAddress(set, { hash: location.hash, pathname: '' }) === currentIndex;
  // A page that is reloaded while it is open already has the entry.
  if (!isInHash || !history.state?.isLightbox) {
    if (isInHash) history.replaceState(history.state, '', location.pathname + location.search);
    history.pushState({ ...history.state, isLightbox: true }, '', hashOf(currentIndex));
  }
  const stopFollowing = engine.on('change', ({ index }) =>
    history.replaceState(history.state, '', hashOf(index)),
  );
  let isBack = false;
  const back = () => {
    isBack = true;
    onBack();
  };
  window.addEventListener('popstate', back);
  return () => {
    stopFollowing();
    window.removeEventListener('popstate', back);
    if (!isBack) history.back();
  };
}
