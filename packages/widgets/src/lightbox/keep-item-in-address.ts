import type { GalleryEngine } from '../gallery/gallery-engine.ts';
import { type AddressedItem, addressPartOf } from '../gallery/item-in-address.ts';

/**
 * While a lightbox is open its item stands in the address as a hash: opening adds one step to the browser's
 * history, going on changes that step, «back» closes. What it returns takes the step back (rule LIGHTBOX-13).
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
  const own = hashOf(engine.state.currentIndex);
  const isOpenedByAddress = location.hash === own;
  if (!isOpenedByAddress) history.pushState({ isLightbox: true }, '', own);
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
    if (isBack) return;
    if (isOpenedByAddress) history.replaceState(null, '', location.pathname + location.search);
    else history.back();
  };
}
