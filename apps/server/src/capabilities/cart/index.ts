import type { Capability } from '../../capability.ts';
import { storePriceRules } from './added-price-rules.ts';
import { forgetCartsJob } from './cart.jobs.ts';
import { cartRoutes } from './cart.routes.ts';
import { registerCartForms } from './cart-forms.ts';
import { bringCart, leaveCart } from './cart-of-person.ts';

export { addFromForm, type RefusedForm } from './add-from-form.ts';
export { addedPriceRules } from './added-price-rules.ts';
export {
  type AgreedCart,
  forgetAgreedPerson,
  insertAgreedCart,
  removeAgreedCart,
  replaceAgreedCart,
} from './agreed-carts.store.ts';
export { cartOwned } from './cart.events.ts';
export {
  type CartRow,
  type CheckoutDraft,
  insertCart,
  lockCart,
  readAgreedCart,
  readCart,
  readCartByToken,
  readOrderOfCart,
  updateOrder,
} from './cart.store.ts';
export {
  cartCookie,
  cartDesk,
  clearCartCookies,
  type Desk,
  donationDesk,
  hashOfCart,
  setDonationCookie,
} from './cart-cookies.ts';
export { updateDraft } from './cart-draft.store.ts';
export { postLimit } from './cart-forms.ts';
export { giveNewCart, leaveOrderedCart } from './cart-of-person.ts';
export { blockersOf, cartView, planProblem } from './cart-view.ts';
export { hasCartOf, markReminded } from './carts-of-people.store.ts';
export { isCheckoutKey } from './checkout-key.ts';
export { choicesFromForm } from './choices-from-form.ts';
export { codeViews } from './code-views.ts';
export { type CodeNotice, changeCodesFromForm } from './codes-from-form.ts';
export { lineViews } from './line-views.ts';
export {
  dropLost,
  isShipped,
  type LoadedCart,
  type LoadedLine,
  loadCart,
  loadEntries,
} from './load-cart.ts';
export { giftCardViews, paidByCards, payingCards } from './paying-cards.ts';
export {
  destinationOf,
  priceLoadedCart,
  shippingViews,
  totalsView,
} from './price-loaded-cart.ts';
export { restoreCart } from './restore-cart.ts';

export const cartCapability: Capability = {
  name: 'cart',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: cartRoutes,
  jobs: [forgetCartsJob],
  priceRules: storePriceRules,
  siteUserSteps: { entered: bringCart, left: leaveCart },
  routes: registerCartForms,
};
