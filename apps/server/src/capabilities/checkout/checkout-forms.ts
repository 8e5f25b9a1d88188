import { maxCodes } from '@vitrine/core/cart/cart.calls.ts';
import { chosenOption } from '@vitrine/core/cart/shipping-options.ts';
import { type CheckoutBody, checkoutBodySchema } from '@vitrine/core/checkout/checkout.calls.ts';
import { type CheckoutFieldName, checkoutFieldNames } from '@vitrine/core/checkout/checkout-view.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { maxVatId } from '@vitrine/core/tax/vat-id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { siteUserIdOf, websiteContext } from '../../http/request-scope.ts';
import {
  type CheckoutDraft,
  type CodeNotice,
  cartDesk,
  changeCodesFromForm,
  type Desk,
  donationDesk,
  hashOfCart,
  readCartByToken,
  updateDraft,
} from '../cart/index.ts';
import { readAttemptKey } from './attempt-key.ts';
import { fingerprintOf, placeOrder } from './place-order.ts';
import { toProblems } from './return-from-payment.ts';

const formSchema = checkoutBodySchema.omit({ expectedTotal: true, expectedToPay: true }).extend({
  intent: z.enum(['update', 'code', 'place']).catch('update'),
  discountCode: z.string().max(200).default(''),
  removeCode: z.string().max(200).optional(),
  idempotencyKey: z.string().max(200).default(''),
});
const postLimit = { max: 120, seconds: 60 };

/** The checkout without JavaScript. */
export function registerCheckoutForms(app: FastifyInstance, services: Services): void {
  for (const desk of [cartDesk, donationDesk]) registerDesk(app, services, desk);
}

function registerDesk(app: FastifyInstance, services: Services, desk: Desk): void {
  app.post(desk.path, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const form = formSchema.safeParse(request.body);
    const wait = services.floods.takeFrom(request.ip, 'checkout', postLimit);
    if (!form.success || wait !== null) return redirectHere(reply, desk.path, 303);
    const { intent, idempotencyKey, discountCode, removeCode, ...body } = form.data;
    // A code that was typed is entered first, whichever button was pressed: it changes the total.
    if (removeCode !== undefined || intent === 'code' || discountCode.trim() !== '') {
      const notice = await changeCodesFromForm(context, services, {
        address: request.ip,
        token: request.cookies[desk.cookie],
        code: discountCode,
        remove: removeCode,
      });
      return backToForm(context, { desk, request, reply, body, refused: null, notice });
    }
    if (intent === 'update') return backToForm(context, { desk, request, reply, body, refused: null });
    const drawn = readAttemptKey(context, idempotencyKey);
    const placed = await placeOrder(context, {
      token: request.cookies[desk.cookie],
      // A buyer who goes back and changes the form makes another attempt with the same cart.
      key: `${drawn ? idempotencyKey : newId()} ${fingerprintOf(body)}`,
      body: { ...body, ...(drawn ? { expectedToPay: drawn.toPay } : {}) },
      drawnOf: drawn?.cartId ?? null,
      siteUserId: await siteUserIdOf(services, { request, reply }),
    });
    if (!placed.ok) return backToForm(context, { desk, request, reply, body, refused: placed.error });
    const { order, isOfToken } = placed.value;
    if (isOfToken) await keepDraft(context, { desk, request, body, refused: null });
    if (isOfToken && order.state !== 'pending') desk.clear(cookiesOf(services, reply));
    return redirectHere(reply, order.next, 303);
  });
}

interface Posted {
  readonly desk: Desk;
  readonly request: FastifyRequest;
  readonly body: CheckoutBody;
  readonly refused: Refusal | null;
  /** About the code that was entered. */
  readonly notice?: CodeNotice;
}

/** The input is stored with the cart, and the page shows it with its errors (rule CHECKOUT-13). */
async function backToForm(
  context: Context,
  { reply, ...posted }: Posted & { readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const isKept = await keepDraft(context, posted);
  return redirectHere(
    reply,
    isKept
      ? `${posted.desk.path}${posted.refused || posted.notice ? toProblems : ''}`
      : '/cart?notice=expired',
    303,
  );
}

async function keepDraft(
  context: Context,
  { desk, request, body, refused, notice = null }: Posted,
): Promise<boolean> {
  const { database, website } = context;
  const cart = await readCartByToken(database, website.id, hashOfCart(request.cookies[desk.cookie]));
  if (cart === null || cart.state !== 'open') return false;
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      checkoutFieldNames.flatMap(name => (typeof from[name] === 'string' ? [[name, from[name]]] : [])),
    ) as Partial<Record<CheckoutFieldName, string>>;
  const { fields: errors, others } = sorted(refused?.errors ?? {});
  const country = body.country.trim().toUpperCase();
  const draft = {
    values: { ...pick(body), country },
    errors,
    messages: [
      ...(refused === null || refused.errors ? others : [refused]),
      ...(notice === null || notice === 'expired' ? [] : [codeNotices[notice]]),
    ],
    paymentMethod: body.paymentMethod,
    keepsMethod: body.keepsMethod === 'on',
    ticked: {
      marketing: body.marketing,
      terms: body.terms,
      recurring: body.recurring,
      downloads: body.downloads,
    },
  };
  const { store } = website.settings;
  const isKnown = store.countries.includes(country);
  const destination = isKnown
    ? { country, region: body.region.trim(), postalCode: body.postalCode.trim() }
    : null;
  const vatId = body.vatId.trim().slice(0, maxVatId);
  const options = store.shippingZones.flatMap(zone => zone.options);
  const shippingOption =
    body.shippingOption === '' ? null : (chosenOption(options, body.shippingOption)?.id ?? null);
  await updateDraft(database, website.id, { cartId: cart.id, draft, destination, vatId, shippingOption });
  return true;
}

const codeNotices = {
  code: phrase('discounts.noCode'),
  'code-wait': phrase('discounts.tooManyTries'),
  'codes-full': phrase('discounts.tooManyCodes', { max: maxCodes }),
} as const;

const boxes = ['terms', 'recurring', 'downloads'];

/** Problems of fields on the page, and all others, which are shown above the form. */
function sorted(errors: Readonly<Record<string, Phrase | string>>): {
  fields: CheckoutDraft['errors'];
  others: readonly (Phrase | string)[];
} {
  const entries = Object.entries(errors);
  const isField = ([name]: [string, unknown]) =>
    boxes.some(box => box === name) || checkoutFieldNames.some(field => field === name);
  return {
    fields: Object.fromEntries(entries.filter(isField)),
    others: entries.filter(entry => !isField(entry)).map(([, problem]) => problem),
  };
}
