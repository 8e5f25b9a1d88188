import { piecesSchema } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { AnswersInput } from '@vitrine/core/forms/answer.ts';
import { postedAnswers } from '@vitrine/core/forms/posted-answers.ts';
import { type Id, idSchema } from '@vitrine/core/id/id.ts';
import { maxOptions } from '@vitrine/core/products/product.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { findSaleVariants, findVariantByOptions } from '../products/index.ts';
import { type AddedToCart, addToCart } from './add-to-cart.ts';

/** A field that is missing or left empty means one piece. */
const oneOrMore = z
  .literal('')
  .transform(() => 1)
  .or(piecesSchema)
  .default(1);
const newEntry = z.object({ variantId: idSchema, quantity: oneOrMore });
/** Options by their position, as chosen with a product's buttons or swatches. */
const chosenOptions = z.object({ productId: idSchema }).catchall(z.unknown());

/** The names of refusal codes in the address of the cart. */
const notices: Readonly<Record<string, string>> = {
  'cart.notSold': 'not-sold',
  'cart.soldOut': 'sold-out',
  'cart.noMore': 'no-more',
  'cart.notOffered': 'not-offered',
  'cart.full': 'full',
  'cart.savedFull': 'saved-full',
};

/** Undefined if the cart says nothing about it. */
export const noticeOf = ({ code }: Refusal): string | undefined => notices[code];

const tooFew: ReadonlySet<string> = new Set([cartErrors.tooFew.code, cartErrors.tooFewBeside.code]);

/** Whether fewer would be possible. */
export const isTooFew = ({ code }: Refusal): boolean => tooFew.has(code);

/** A form that is shown again, with everything that was entered. */
export interface RefusedForm {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  readonly variantId: Id;
  readonly productId: Id;
  readonly quantity: number;
  readonly answers: AnswersInput;
}

export type AddedFromForm =
  | { readonly kind: 'added'; readonly added: AddedToCart }
  /** The page that says why nothing was added. */
  | { readonly kind: 'explained'; readonly address: string }
  | RefusedForm;

/** Adds what a form without JavaScript posted (rules CART-12, FORM-6). */
export async function addFromForm(
  context: Context,
  { token, body }: { readonly token: string | undefined; readonly body: unknown },
): Promise<AddedFromForm> {
  const explained = (query: string): AddedFromForm => ({ kind: 'explained', address: `/cart?${query}` });
  const named = await nameVariant(context, body);
  if (named === null) return explained('notice=not-made');
  const form = newEntry.safeParse(named);
  if (!form.success) return explained(`notice=${problemOf(form.error)}`);
  const { variantId, quantity } = form.data;
  const answers = postedAnswers(Object.entries({ ...(body as object) }));
  const added = await addToCart(context, { token, variantId, choices: {}, answers, quantity });
  if (added.ok) return { kind: 'added', added: added.value };
  const { error: refusal } = added;
  const variant = (await findSaleVariants(context, [variantId])).get(variantId);
  if (variant?.isSold && variant.form.length > 0) {
    const { productId } = variant;
    return { kind: 'refused', refusal, variantId, productId, quantity, answers };
  }
  if (isTooFew(refusal)) return explained(`variant=${variantId}&quantity=${quantity}#wanted`);
  return explained(`notice=${noticeOf(refusal) ?? 'not-sold'}`);
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
