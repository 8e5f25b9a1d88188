import { actOnAddress } from './act-on-address.ts';
import { activate, redraw } from './activate.ts';
import { askBeforeForms } from './ask-before-forms.ts';
import { onIntent } from './when-needed.ts';

/**
 * The script of a published page: activates its blocks when they are needed, and puts the number of items into the
 * cart's link. The page is complete without it.
 */
activate(document);
askBeforeForms(document);
actOnAddress(location.search);
if (document.querySelector('[data-cart-link]'))
  void import('./cart-count.ts').then(({ showCartCount }) => showCartCount(document));
if (document.querySelector('#cart-root'))
  void import('./change-cart.ts').then(({ changeCart }) => changeCart(document, redraw));
const filters = document.querySelector('[data-listing]');
if (filters)
  onIntent(filters, () => import('./change-list.ts').then(({ changeList }) => changeList(document, redraw)));
if (document.querySelector('form[data-checkout]')) {
  void import('./send-when-connected.ts').then(({ sendWhenConnected }) => sendWhenConnected(document));
  if (document.querySelector('[data-address-lookup]'))
    void import('./suggest-addresses.ts').then(({ suggestAddresses }) => suggestAddresses(document));
  void import('./follow-country.ts').then(({ followCountry }) => followCountry(document, redraw));
}
if (document.querySelector('[data-slide-id]'))
  void import('./follow-slide-address.ts').then(({ followSlideAddress }) => followSlideAddress(document));
if (document.querySelector('[data-entry]'))
  void import('@vitrine/widgets/motion/enter-blocks.ts').then(({ enterBlocks }) => enterBlocks(document));
