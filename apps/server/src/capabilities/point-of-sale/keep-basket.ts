import { type DraftInput, draftInputSchema } from '@vitrine/core/draft-orders/draft-order.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { isTaken } from '../../database/is-taken.ts';
import { createDraft, readDraft, restoreDraft, saveDraft } from '../draft-orders/index.ts';
import { soldBefore } from './sold-before.ts';

const channel = 'pointOfSale';

/**
 * Keeps a basket as the draft with its id, and returns its version. The same basket sent again changes nothing
 * (rules POS-5, POS-9).
 */
export async function keepBasket(
  context: Context,
  { id, input }: { readonly id: Id; readonly input: DraftInput },
): Promise<Result<number>> {
  const { database, website } = context;
  const before = (await readDraft(database, website.id, id)) ?? (await create(context, { id, input }));
  if (before === null) return succeed(1);
  if (before.channel !== channel) return fail(callErrors.notFound);
  if (before.order_id !== null) return soldBefore(context, before.order_id);
  if (before.deleted_at !== null) await restoreDraft(context, id);
  // The database keeps its fields in another order; the schema puts them back into its own.
  const kept = JSON.stringify(draftInputSchema.parse(before.content));
  if (kept === JSON.stringify(input)) return succeed(before.version);
  const { version } = before;
  const saved = await saveDraft(context, { id, version, input, channel });
  return saved.ok ? succeed(version + 1) : saved;
}

/** Null once it is made; else what another request made of it at the same moment. */
async function create(context: Context, { id, input }: { readonly id: Id; readonly input: DraftInput }) {
  try {
    await createDraft(context, input, { id, channel });
    return null;
  } catch (error) {
    if (!isTaken(error, 'carts_pkey')) throw error;
    return readDraft(context.database, context.website.id, id);
  }
}
