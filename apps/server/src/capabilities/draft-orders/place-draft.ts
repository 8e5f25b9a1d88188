import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutBodySchema } from '@vitrine/core/checkout/checkout.calls.ts';
import { draftOrderErrors } from '@vitrine/core/draft-orders/draft-orders.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { placeOrder } from '../checkout/index.ts';
import { isDraftStill, readDraft } from './draft-orders.store.ts';

interface Placing {
  readonly id: Id;
  readonly version: number;
  /** The total that staff saw. */
  readonly total: number;
  readonly payment: string;
}

/** Ordered like any cart: one draft makes one order, however often it is placed (rule DRAFTORDER-5). */
export async function placeDraft(
  context: Context,
  { id, version, total, payment }: Placing,
): Promise<Result<{ order: PlacedOrder }>> {
  const draft = await readDraft(context.database, context.website.id, id);
  if (draft === null || draft.deleted_at !== null || draft.channel !== 'website')
    return fail(callErrors.notFound);
  if (draft.version !== version) return fail(draftOrderErrors.changedMeanwhile);
  const placed = await placeOrder(inLanguage(context, draft.content.language), {
    token: undefined,
    key: `draft ${version} ${payment}`,
    body: checkoutBodySchema.parse({
      ...draft.content.customer,
      paymentMethod: payment,
      expectedTotal: total,
    }),
    drawnOf: null,
    siteUserId: null,
    draftId: id,
    isByStaff: true,
    whenWritten: async ({ database, website }, orderId) =>
      (await isDraftStill(database, website.id, { id, version, orderId }))
        ? succeed(null)
        : fail(draftOrderErrors.changedMeanwhile),
  });
  return placed.ok ? { ok: true, value: { order: placed.value.order } } : placed;
}
