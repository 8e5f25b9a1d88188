import type { Capability } from '../../capability.ts';
import { rulesOfSettings } from './added-price-rules.ts';
import { forgetCartsJob } from './cart.jobs.ts';
import { cartRoutes } from './cart.routes.ts';
import { registerCartForms } from './cart-forms.ts';

export { addFromForm, type RefusedForm } from './add-from-form.ts';
export {
  type CartRow,
  type CheckoutDraft,
  lockCart,
  readCartByToken,
  readOrderOfCart,
  updateDraft,
  updateOrder,
} from './cart.store.ts';
export { cartCookie, clearCartCookies, hashOfCart, setCartCookies } from './cart-cookies.ts';
export { postLimit } from './cart-forms.ts';
export { blockersOf, cartView, lineViews } from './cart-view.ts';
export {
  dropLost,
  isShipped,
  type LoadedCart,
  loadCart,
  loadEntries,
} from './load-cart.ts';
export { destinationOf, optionOf, priceLoadedCart, shippingViews, totalsView } from './price-loaded-cart.ts';

export const cartCapability: Capability = {
  name: 'cart',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: cartRoutes,
  jobs: [forgetCartsJob],
  priceRules: rulesOfSettings,
  routes: registerCartForms,
};
