import { type Discount, type DiscountInput, discountStateOf } from '@vitrine/core/discounts/discount.ts';
import type { DiscountRow, DiscountSettings } from './discounts.store.ts';

/** The settings as they were entered. */
export function inputOf(row: DiscountRow): DiscountInput {
  return {
    name: row.name,
    code: row.code,
    // Rows hold what the schema made of the input.
    value: row.value as DiscountInput['value'],
    isCombined: row.is_combined,
    minimumSubtotal: row.minimum_subtotal,
    productIds: row.product_ids,
    categories: row.categories,
    emails: row.emails,
    uses: row.max_uses,
    usesPerCustomer: row.max_uses_per_customer,
    from: row.starts_at?.toISOString() ?? null,
    until: row.ends_at?.toISOString() ?? null,
  };
}

export function settingsOf(input: DiscountInput, isPaused: boolean): DiscountSettings {
  return {
    name: input.name,
    code: input.code,
    value: input.value,
    is_combined: input.isCombined,
    minimum_subtotal: input.minimumSubtotal,
    product_ids: input.productIds,
    categories: input.categories,
    emails: input.emails,
    max_uses: input.uses,
    max_uses_per_customer: input.usesPerCustomer,
    starts_at: input.from === null ? null : new Date(input.from),
    ends_at: input.until === null ? null : new Date(input.until),
    is_paused: isPaused,
  };
}

export function discountView(row: DiscountRow, now: Date): Discount {
  const input = inputOf(row);
  const facts = { ...input, isPaused: row.is_paused, used: row.used };
  return {
    ...input,
    id: row.id,
    state: discountStateOf(facts, now.toISOString()),
    isPaused: row.is_paused,
    used: row.used,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
