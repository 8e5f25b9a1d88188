import { foreignInstantSchema } from '@vitrine/core/calls/instant.ts';
import { fieldCode } from '@vitrine/core/messages/phrase.ts';
import { z } from 'zod';
import { fromPayPal } from './paypal-amounts.ts';

const amountSchema = z.object({ currency_code: z.string().length(3), value: z.string().max(32) });
/** Money that moved back: never nothing, and never what cannot be read. */
export const movedAmountSchema = amountSchema.refine(money => (fromPayPal(money) ?? 0) > 0, {
  path: ['value'],
  error: fieldCode('aboveZero'),
});
const linksSchema = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);
const base = {
  id: z.string().min(1).max(100),
  status: z.string().default(''),
  status_details: z.object({ reason: z.string().max(200).default('') }).nullish(),
  custom_id: z.string().max(255).nullish(),
  links: linksSchema,
};

export const captureSchema = z.object({
  ...base,
  amount: amountSchema,
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().max(100).optional() }).optional() })
    .nullish(),
});
export const refundSchema = z.object({ ...base, amount: amountSchema });
const authorisationSchema = z.object({ ...base, amount: amountSchema });

const paymentsSchema = z.object({
  captures: z.array(captureSchema).default([]),
  refunds: z.array(refundSchema).default([]),
  authorizations: z.array(authorisationSchema).default([]),
});

export const orderSchema = z.object({
  id: z.string().min(1).max(36),
  status: z.string(),
  links: linksSchema,
  purchase_units: z
    .array(z.object({ custom_id: z.string().max(255).nullish(), payments: paymentsSchema.nullish() }))
    .default([]),
});

export const disputeSchema = z.object({
  dispute_id: z.string().min(1).max(255),
  status: z.string().default(''),
  reason: z.string().max(255).default(''),
  dispute_amount: movedAmountSchema,
  dispute_outcome: z.object({ outcome_code: z.string().default('') }).nullish(),
  seller_response_due_date: foreignInstantSchema.nullish(),
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: z.string().max(255).nullish(),
        custom: z.string().max(2000).nullish(),
      }),
    )
    .default([]),
});

export type PayPalOrder = z.output<typeof orderSchema>;
export type PayPalRefund = z.output<typeof refundSchema>;

/** What was done with the money of an order. */
export function moneyOf(order: PayPalOrder) {
  const found = order.purchase_units[0]?.payments;
  const [authorisation = null] = found?.authorizations ?? [];
  return { captures: found?.captures ?? [], refunds: found?.refunds ?? [], authorisation };
}

/** The id at the end of a link, such as of the capture that a refund belongs to. */
export function linkedId(links: z.output<typeof linksSchema>, rel: string): string | null {
  const href = links.find(link => link.rel === rel)?.href ?? '';
  return /\/([A-Z0-9]+)$/.exec(href)?.[1] ?? null;
}

/** Such as `insufficient funds`; PayPal gives a code. */
export function reasonOf({
  status_details,
}: {
  status_details?: { reason: string } | null | undefined;
}): string {
  return (status_details?.reason ?? '').toLowerCase().replaceAll('_', ' ');
}
