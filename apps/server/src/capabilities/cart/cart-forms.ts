import { quantitySchema } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { maxOptions } from '@vitrine/core/products/product.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { findVariantByOptions } from '../products/index.ts';
import { addToCart } from './add-to-cart.ts';
import { cartCookie, setCartCookies } from './cart-cookies.ts';
import { changeEntry } from './change-entry.ts';

/** A field that is missing or left empty means one piece. */
const oneOrMore = z
  .literal('')
  .transform(() => 1)
  .or(quantitySchema.refine(quantity => quantity >= 1))
  .default(1);
const newEntry = z.object({ variantId: idSchema, quantity: oneOrMore });
/** Options by their position, as chosen with a product's buttons or swatches. */
const chosenOptions = z.object({ productId: idSchema }).catchall(z.unknown());
const changedEntry = z.object({ quantity: quantitySchema });
const entryParams = z.object({ entryId: idSchema });

const postLimit = { max: 600, seconds: 60 };

/** The names of refusal codes in the address of the cart. */
const notices: Readonly<Record<string, string>> = {
  'cart.notSold': 'not-sold',
  'cart.soldOut': 'sold-out',
  'cart.noMore': 'no-more',
  'cart.notOffered': 'not-offered',
  'cart.full': 'full',
};

const tooFew: ReadonlySet<string> = new Set([cartErrors.tooFew.code, cartErrors.tooFewBeside.code]);

/** The cart without JavaScript: each post redirects to the cart with 303 (rule CART-12). */
export function registerCartForms(app: FastifyInstance, services: Services): void {
  app.post('/cart/entries', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const wait = services.floods.takeFrom(request.ip, 'cart', postLimit);
    if (wait !== null) return redirectHere(reply, '/cart', 303, { also: { 'Retry-After': wait } });
    const named = await nameVariant(context, request.body);
    if (named === null) return redirectHere(reply, '/cart?notice=not-made', 303);
    const form = newEntry.safeParse(named);
    if (!form.success) return redirectHere(reply, `/cart?notice=${problemOf(form.error)}`, 303);
    const { variantId, quantity } = form.data;
    const token = request.cookies[cartCookie];
    const added = await addToCart(context, { token, variantId, choices: {}, quantity });
    if (!added.ok && tooFew.has(added.error.code))
      return redirectHere(reply, `/cart?variant=${variantId}&quantity=${quantity}#wanted`, 303);
    if (!added.ok) return redirectHere(reply, `/cart?notice=${notices[added.error.code] ?? 'not-sold'}`, 303);
    if (added.value.newToken !== null) setCartCookies(cookiesOf(services, reply), added.value.newToken);
    return redirectHere(reply, '/cart', 303);
  });

  app.post('/cart/entries/:entryId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const params = entryParams.safeParse(request.params);
    const form = changedEntry.safeParse(request.body);
    const wait = services.floods.takeFrom(request.ip, 'cart', postLimit);
    if (wait !== null) return redirectHere(reply, '/cart', 303, { also: { 'Retry-After': wait } });
    if (!params.success) return redirectHere(reply, '/cart', 303);
    if (!form.success) return redirectHere(reply, '/cart?notice=quantity', 303);
    const token = request.cookies[cartCookie];
    const { entryId } = params.data;
    const changed = await changeEntry(context, { token, entryId, ...form.data });
    // The typed number stays visible with the number available (rule CART-17).
    if (!changed.ok && tooFew.has(changed.error.code)) {
      const typed = `/cart?entry=${entryId}&quantity=${form.data.quantity}#line-${entryId}`;
      return redirectHere(reply, typed, 303);
    }
    const isHeld = !changed.ok && changed.error.code === cartErrors.noMore.code;
    return redirectHere(reply, isHeld ? '/cart?notice=no-more' : '/cart', 303);
  });
}

/** With the variant that the chosen options name; null if they name none (rule PURCHASE-13). */
async function nameVariant(context: Context, body: unknown): Promise<unknown> {
  const chosen = chosenOptions.safeParse(body);
  if (!chosen.success || 'variantId' in chosen.data) return body;
  const { productId } = chosen.data;
  const optionValues: string[] = [];
  for (let at = 0; at < maxOptions; at += 1) {
    const value = chosen.data[`option-${at}`];
    if (typeof value !== 'string') break;
    optionValues.push(value);
  }
  const variantId = await findVariantByOptions(context, { productId, optionValues });
  return variantId === null ? null : { ...chosen.data, variantId };
}

/** A hidden field names the product, and the visitor types the quantity. */
function problemOf({ issues }: z.ZodError): string {
  return issues.some(({ path }) => path[0] === 'variantId') ? 'not-sold' : 'quantity';
}
