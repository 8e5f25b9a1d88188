import { isCountry } from '@vitrine/core/addresses/countries.ts';
import { cartCalls as calls } from '@vitrine/core/cart/cart.calls.ts';
import { chosenOption } from '@vitrine/core/cart/shipping-options.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type BoundCall, bindCall, type CallExtras } from '../../http/bind-call.ts';
import { addToCart } from './add-to-cart.ts';
import { readCartByToken, readTotalQuantity, updateDestination, updateShippingOption } from './cart.store.ts';
import { cartCookie, hashOfCart, setCartCookies } from './cart-cookies.ts';
import { cartReply } from './cart-reply.ts';
import { changeEntry } from './change-entry.ts';

const tokenOf = ({ cookies }: CallExtras) => cookies[cartCookie];

export const cartRoutes: readonly BoundCall[] = [
  bindCall(calls.get, async (context, _, extras) => succeed(await cartReply(context, tokenOf(extras)))),
  bindCall(calls.count, async ({ database, website }, _, extras) => {
    const hash = hashOfCart(tokenOf(extras));
    const totalQuantity = hash === '' ? 0 : await readTotalQuantity(database, website.id, hash);
    return succeed({ totalQuantity });
  }),
  bindCall(calls.addEntry, async (context, { body }, extras) => {
    const added = await addToCart(context, { token: tokenOf(extras), ...body });
    if (!added.ok) return added;
    const { newToken, ...reply } = added.value;
    if (newToken !== null) setCartCookies(extras, newToken);
    return succeed(reply);
  }),
  bindCall(calls.changeEntry, async (context, { params, body }, extras) => {
    const changed = await changeEntry(context, { token: tokenOf(extras), ...params, ...body });
    return changed.ok ? succeed(await cartReply(context, tokenOf(extras))) : changed;
  }),
  bindCall(calls.removeEntry, async (context, { params }, extras) => {
    const changed = await changeEntry(context, { token: tokenOf(extras), ...params, quantity: 0 });
    return changed.ok ? succeed(await cartReply(context, tokenOf(extras))) : changed;
  }),
  bindCall(calls.setLocation, async (context, { body }, extras) => {
    const { database, website } = context;
    if (!isCountry(body.country)) {
      const errors = { country: phrase('fields.country') };
      return fail(callErrors.invalid, { fields: 'country' }, { errors });
    }
    const cart = await readCartByToken(database, website.id, hashOfCart(tokenOf(extras)));
    if (cart === null || cart.state !== 'open') return fail(callErrors.notFound);
    await updateDestination(database, website.id, { cartId: cart.id, destination: body });
    return succeed(await cartReply(context, tokenOf(extras)));
  }),
  bindCall(calls.setShippingOption, async (context, { body }, extras) => {
    const { database, website } = context;
    const option = chosenOption(website.settings.store.shippingOptions, body.shippingOption);
    if (option === null) {
      const errors = { shippingOption: phrase('fields.shipping') };
      return fail(callErrors.invalid, { fields: 'shippingOption' }, { errors });
    }
    const cart = await readCartByToken(database, website.id, hashOfCart(tokenOf(extras)));
    if (cart === null || cart.state !== 'open') return fail(callErrors.notFound);
    await updateShippingOption(database, website.id, { cartId: cart.id, shippingOption: option.id });
    return succeed(await cartReply(context, tokenOf(extras)));
  }),
];
