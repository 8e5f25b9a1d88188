import { isDeepStrictEqual } from 'node:util';
import { type Choices, lineKey } from '@vitrine/core/cart/choices/choices.ts';
import type { DraftLine } from '@vitrine/core/draft-orders/draft-order.ts';
import { draftOrderErrors } from '@vitrine/core/draft-orders/draft-orders.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { choicesFromForm } from '../cart/index.ts';
import { findSaleVariants } from '../products/index.ts';
import type { LineChoices } from './price-draft.ts';

interface Before {
  readonly lines: readonly DraftLine[];
  readonly choices: LineChoices;
}

/**
 * The answers of each line, checked like those of a cart. A line whose answers stay keeps what was chosen, so that a
 * form that has changed since then refuses no other change of the draft (rule DRAFTORDER-14).
 */
export async function choicesOfLines(
  context: Context,
  lines: readonly DraftLine[],
  before: Before = { lines: [], choices: new Map() },
): Promise<Result<LineChoices>> {
  const variants = await findSaleVariants(
    context,
    lines.flatMap(({ variantId }) => variantId ?? []),
  );
  const chosen = new Map<Id, Choices>();
  const keys = new Set<string>();
  for (const { id, variantId, answers } of lines) {
    const variant = variants.get(variantId ?? '');
    const known = before.lines.find(line => line.id === id);
    const isKept = known?.variantId === variantId && isDeepStrictEqual(known.answers, answers);
    const read = isKept || !variant ? null : choicesFromForm(context, variant, answers);
    if (read?.ok === false) return read;
    const choices = read?.value ?? before.choices.get(id) ?? {};
    const key = lineKey(variantId ?? id, choices);
    if (keys.has(key)) return fail(draftOrderErrors.sameLine, { title: variant?.title ?? '' });
    keys.add(key);
    chosen.set(id, choices);
  }
  return succeed(chosen);
}
