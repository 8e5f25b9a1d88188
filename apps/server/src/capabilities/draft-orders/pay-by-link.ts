import { checkoutBodySchema } from '@vitrine/core/checkout/checkout.calls.ts';
import { draftOrderErrors } from '@vitrine/core/draft-orders/draft-orders.errors.ts';
import { fail, type Refusal, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { updateDraft } from '../cart/index.ts';
import { fingerprintOf, pathOfLink, placeOrder, readAttemptKey, toProblems } from '../checkout/index.ts';
import { isDraftStill } from './draft-orders.store.ts';
import { openPaymentLink } from './open-payment-link.ts';

const formSchema = checkoutBodySchema
  .pick({ paymentMethod: true, terms: true, recurring: true, downloads: true })
  .extend({ idempotencyKey: z.string().max(200).default('') });
type Posted = z.infer<typeof formSchema>;

/**
 * Orders the draft for its customer, like any cart, and returns the next page; null if there is no such link. A refused
 * one is said on the page of the link, with what was chosen (rules PAYLINK-3, PAYLINK-4).
 */
export async function payByLink(context: Context, token: string, form: unknown): Promise<string | null> {
  const opened = await openPaymentLink(context, token);
  if (opened === null) return null;
  const here = pathOfLink(token);
  const posted = formSchema.safeParse(form);
  if (opened.stage !== 'open' || !posted.success) return here;
  const { id, version, content } = opened.draft;
  const { idempotencyKey, ...chosen } = posted.data;
  const drawn = readAttemptKey(context, idempotencyKey);
  if (drawn?.cartId !== id) return here;
  const body = checkoutBodySchema.parse({
    ...{ ...content.customer, ...chosen },
    ...{ expectedToPay: drawn.toPay, expectedDays: drawn.days },
  });
  const placed = await placeOrder(context, {
    token: undefined,
    key: `${idempotencyKey} ${fingerprintOf(body)}`,
    body,
    drawnOf: null,
    siteUserId: null,
    draftId: id,
    whenWritten: async ({ database, website }, orderId) =>
      (await isDraftStill(database, website.id, { id, version, orderId }))
        ? succeed(null)
        : fail(draftOrderErrors.changedMeanwhile),
  });
  const refused = placed.ok ? null : placed.error;
  if (refused?.code !== draftOrderErrors.changedMeanwhile.code)
    await keepChoices(context, id, { chosen: posted.data, refused });
  return placed.ok ? placed.value.order.next : `${here}${toProblems}`;
}

const boxes = ['terms', 'recurring', 'downloads'];

/** The payment page may lead back here: then the page shows the choices again. */
function keepChoices(
  { database, website }: Context,
  cartId: Id,
  { chosen, refused }: { readonly chosen: Posted; readonly refused: Refusal | null },
): Promise<void> {
  const errors = Object.entries(refused?.errors ?? {});
  const { paymentMethod, terms, recurring, downloads } = chosen;
  return updateDraft(database, website.id, {
    cartId,
    draft: {
      values: {},
      errors: Object.fromEntries(errors.filter(([name]) => boxes.includes(name))),
      messages:
        refused === null || errors.length > 0
          ? errors.flatMap(([name, problem]) => (boxes.includes(name) ? [] : [problem]))
          : [refused],
      paymentMethod,
      ticked: { marketing: '', terms, recurring, downloads },
    },
  });
}
