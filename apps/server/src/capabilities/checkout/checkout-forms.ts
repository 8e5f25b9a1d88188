import { checkoutBodySchema } from '@vitrine/core/checkout/checkout.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { siteUserIdOf, websiteContext } from '../../http/request-scope.ts';
import { cartDesk, changeCodesFromForm, type Desk, donationDesk, leaveOrderedCart } from '../cart/index.ts';
import { readAttemptKey } from './attempt-key.ts';
import { keepDraft, type Typed } from './keep-draft.ts';
import { fingerprintOf, placeOrder } from './place-order.ts';
import { rememberTyped } from './remember-typed.ts';
import { toProblems } from './return-from-payment.ts';

const formSchema = checkoutBodySchema
  .omit({ expectedTotal: true, expectedToPay: true, expectedDays: true })
  .extend({
    /** A box that is not ticked is not posted: `billingShown` says that the form has it. */
    billingShown: z.enum(['', 'on']).catch(''),
    billingSame: z.enum(['', 'on']).catch(''),
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
    const { intent, idempotencyKey, discountCode, removeCode, billingShown, billingSame, ...typed } =
      form.data;
    const isApart = billingShown === 'on' ? billingSame === '' : typed.billingApart === 'on';
    const body = { ...typed, billingApart: isApart ? ('on' as const) : ('' as const) };
    const siteUserId = await siteUserIdOf(services, { request, reply });
    const token = request.cookies[desk.cookie];
    if (desk === cartDesk) await rememberTyped(context, { token, body, siteUserId });
    // A code that was typed is entered first, whichever button was pressed: it changes the total.
    if (removeCode !== undefined || intent === 'code' || discountCode.trim() !== '') {
      const notice = await changeCodesFromForm(context, services, {
        address: request.ip,
        token,
        code: discountCode,
        remove: removeCode,
      });
      return backToForm(context, { desk, token, reply, body, refused: null, notice });
    }
    if (intent === 'update') return backToForm(context, { desk, token, reply, body, refused: null });
    const drawn = readAttemptKey(context, idempotencyKey);
    const placed = await placeOrder(context, {
      token,
      // A buyer who goes back and changes the form makes another attempt with the same cart.
      key: `${drawn ? idempotencyKey : newId()} ${fingerprintOf(body)}`,
      body: { ...body, ...(drawn ? { expectedToPay: drawn.toPay, expectedDays: drawn.days } : {}) },
      drawnOf: drawn?.cartId ?? null,
      siteUserId,
    });
    if (!placed.ok) return backToForm(context, { desk, token, reply, body, refused: placed.error });
    const { order, isOfToken } = placed.value;
    if (isOfToken) await keepDraft(context, { token, body, refused: null });
    if (isOfToken && order.state !== 'pending')
      await leaveOrderedCart(context, token, () => desk.clear(cookiesOf(services, reply)));
    return redirectHere(reply, order.next, 303);
  });
}

/** The page shows the input again, with its errors. */
async function backToForm(
  context: Context,
  { reply, desk, ...typed }: Typed & { readonly desk: Desk; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const isKept = await keepDraft(context, typed);
  return redirectHere(
    reply,
    isKept ? `${desk.path}${typed.refused || typed.notice ? toProblems : ''}` : '/cart?notice=expired',
    303,
  );
}
