import { addressedSlides, itemInAddress } from '@vitrine/widgets/gallery/item-in-address.ts';

/**
 * Notifies the blocks whose slide is in the address, now and when its hash changes, that they are needed (rule
 * VISITOR-10).
 */
export function followSlideAddress(page: ParentNode): void {
  const notify = () => {
    for (const block of page.querySelectorAll('[data-enhance],[data-island]'))
      if (itemInAddress(addressedSlides(block), location) !== -1)
        block.dispatchEvent(new Event('vitrine:named'));
  };
  window.addEventListener('hashchange', notify);
  notify();
}
