import { isCountry } from '@vitrine/core/addresses/countries.ts';
import { cartCalls as calls } from '@vitrine/core/cart/cart.calls.ts';
import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { chosenOption } from '@vitrine/core/cart/shipping-options.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { cardsInCartCalls as cardCalls } from '@vitrine/core/gift-cards/cards-in-cart.calls.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ShippingMethod } from '@vitrine/core/shipping/shipping-settings.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall, type CallExtras } from '../../http/bind-call.ts';
import { addToCart } from './add-to-cart.ts';
import { readCartByToken } from './cart.store.ts';
import { cartCookie, hashOfCart } from './cart-cookies.ts';
import { updateDestination, updateShippingOption } from './cart-draft.store.ts';
import { giveNewCart } from './cart-of-person.ts';
import { cartCount, cartReply } from './cart-reply.ts';
import { applyCode, applyGiftCard, removeCode, removeGiftCard } from './change-codes.ts';
import { changeEntry } from './change-entry.ts';
import { loadCart } from './load-cart.ts';
import { moveToCart, removeSaved, type SavedChange, saveForLater } from './saved-lines.ts';
import { undoRemoval } from './undo-removal.ts';

const tokenOf = ({ cookies }: CallExtras) => cookies[cartCookie];

export const cartRoutes: readonly BoundCall[] = [
  bindCall(calls.get, async (context, _, extras) => succeed(await cartReply(context, tokenOf(extras)))),
  bindCall(calls.count, async (context, _, extras) => {
    const loaded = await loadCart(context, tokenOf(extras));
    return succeed(cartCount(context, loaded?.lines ?? []));
  }),
  bindCall(calls.addEntry, async (context, { body }, extras) => {
    const added = await addToCart(context, { token: tokenOf(extras), ...body });
    if (!added.ok) return added;
    const { newToken, ...reply } = added.value;
    if (newToken !== null) await giveNewCart(context, newToken, extras);
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
  bindCall(calls.undoRemoval, async (context, _, extras) => {
    const undone = await undoRemoval(context, tokenOf(extras));
    return undone.ok ? succeed(await cartReply(context, tokenOf(extras))) : undone;
  }),
  bindCall(calls.saveEntry, async (context, { params }, extras) => {
    const saved = await saveForLater(context, { token: tokenOf(extras), ...params });
    return saved.ok ? succeed(await cartReply(context, tokenOf(extras))) : saved;
  }),
  bindCall(calls.moveSaved, async (context, { params }, extras) =>
    replyAfter(context, extras, await moveToCart(context, { token: tokenOf(extras), ...params })),
  ),
  bindCall(calls.removeSaved, async (context, { params }, extras) =>
    replyAfter(context, extras, await removeSaved(context, { token: tokenOf(extras), ...params })),
  ),
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
    const option = chosenOption(allOptions(website), body.shippingOption);
    if (option === null) {
      const errors = { shippingOption: phrase('fields.shipping') };
      return fail(callErrors.invalid, { fields: 'shippingOption' }, { errors });
    }
    const cart = await readCartByToken(database, website.id, hashOfCart(tokenOf(extras)));
    if (cart === null || cart.state !== 'open') return fail(callErrors.notFound);
    await updateShippingOption(database, website.id, { cartId: cart.id, shippingOption: option.id });
    return succeed(await cartReply(context, tokenOf(extras)));
  }),
  bindCall(calls.applyCode, async (context, { body }, extras) => {
    const applied = await applyCode(context, { token: tokenOf(extras), ...body });
    return applied.ok ? succeed(await cartReply(context, tokenOf(extras))) : applied;
  }),
  bindCall(calls.removeCode, async (context, { params }, extras) => {
    const removed = await removeCode(context, { token: tokenOf(extras), ...params });
    return removed.ok ? succeed(await cartReply(context, tokenOf(extras))) : removed;
  }),
  bindCall(cardCalls.applyGiftCard, async (context, { body }, extras) => {
    const applied = await applyGiftCard(context, { token: tokenOf(extras), ...body });
    return applied.ok ? succeed(await cartReply(context, tokenOf(extras))) : applied;
  }),
  bindCall(cardCalls.removeGiftCard, async (context, { params }, extras) => {
    const removed = await removeGiftCard(context, { token: tokenOf(extras), ...params });
    return removed.ok ? succeed(await cartReply(context, tokenOf(extras))) : removed;
  }),
];

/** The cart of the change, which may be a new one. */
async function replyAfter(
  context: Context,
  extras: CallExtras,
  changed: Result<SavedChange>,
): Promise<Result<CartReply>> {
  if (!changed.ok) return changed;
  const { newToken } = changed.value;
  if (newToken === null) return succeed(await cartReply(context, tokenOf(extras)));
  return succeed(await cartReply(context, await giveNewCart(context, newToken, extras)));
}

/** Those of every zone: the destination may still change (rule CART-26). */
function allOptions({ settings }: Website): ShippingMethod[] {
  return settings.store.shippingZones.flatMap(({ options }) => options);
}
