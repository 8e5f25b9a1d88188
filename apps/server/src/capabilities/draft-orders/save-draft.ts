import type { DraftInput } from '@vitrine/core/draft-orders/draft-order.ts';
import { draftOrderErrors } from '@vitrine/core/draft-orders/draft-orders.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import type { Context } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import {
  type AgreedCart,
  insertAgreedCart,
  lockCart,
  readAgreedCart,
  replaceAgreedCart,
} from '../cart/index.ts';
import { choicesOfLines } from './choices-of-lines.ts';
import {
  type DraftFacts,
  type DraftRow,
  insertDraft,
  readDraft,
  updateDraftOrder,
} from './draft-orders.store.ts';
import { agreeOn, choicesIn, destinationOfDraft, entriesOf, type LineChoices } from './price-draft.ts';

/** A draft is the cart of the same id: no second way to price and to order (decision 51, rule DRAFTORDER-1). */
export async function createDraft(
  context: Context,
  input: DraftInput,
  {
    id = newId(),
    channel = 'website',
    choices = new Map(),
  }: { readonly id?: Id; readonly channel?: OrderChannel; readonly choices?: LineChoices } = {},
): Promise<Id> {
  const { cart, facts } = await contentOf(context, { id, input, channel, choices });
  await context.database.transaction(async transaction => {
    await insertAgreedCart(transaction, context.website.id, cart);
    await insertDraft(transaction, context.website.id, facts);
  });
  return id;
}

/** Refused if someone saved it in the meantime, or it has become an order (rule DRAFTORDER-4). */
export async function saveDraft(
  context: Context,
  {
    id,
    version,
    input,
    channel = 'website',
  }: {
    readonly id: Id;
    readonly version: number;
    readonly input: DraftInput;
    readonly channel?: OrderChannel;
  },
): Promise<Result<null>> {
  const { database, website } = context;
  const known = await openDraft(context, id, channel);
  if (!known.ok) return known;
  const before = await readAgreedCart(database, website.id, id);
  // Nobody is asked at the counter.
  const choices =
    channel === 'website'
      ? await choicesOfLines(context, input.lines, {
          lines: known.value.content.lines,
          choices: choicesIn(before),
        })
      : succeed<LineChoices>(new Map());
  if (!choices.ok) return choices;
  const { cart, facts } = await contentOf(context, { id, input, channel, choices: choices.value });
  return transactionOf<Result<null>>(database, async transaction => {
    const locked = await lockCart(transaction, website.id, id);
    if (locked?.state !== 'open') return fail(draftOrderErrors.ordered);
    if (!(await updateDraftOrder(transaction, website.id, { ...facts, version })))
      return fail(draftOrderErrors.changedMeanwhile);
    await replaceAgreedCart(transaction, website.id, cart);
    return succeed(null);
  });
}

/** One that is neither in the trash nor an order. */
export async function openDraft(
  { database, website }: Context,
  id: Id,
  channel: OrderChannel = 'website',
): Promise<Result<DraftRow>> {
  const row = await readDraft(database, website.id, id);
  if (row === null || row.deleted_at !== null || row.channel !== channel) return fail(callErrors.notFound);
  return row.order_id === null ? succeed(row) : fail(draftOrderErrors.ordered);
}

async function contentOf(
  context: Context,
  {
    id,
    input,
    channel,
    choices,
  }: {
    readonly id: Id;
    readonly input: DraftInput;
    readonly channel: OrderChannel;
    readonly choices: LineChoices;
  },
): Promise<{ cart: AgreedCart; facts: DraftFacts }> {
  const { agreed, totals } = await agreeOn(context, { id, input, channel, choices });
  const { customer, lines } = input;
  const now = context.clock.now();
  return {
    cart: {
      id,
      agreed,
      entries: entriesOf(input, choices),
      destination: destinationOfDraft(input),
      vatId: customer.vatId.trim().slice(0, 40),
      now,
    },
    facts: {
      id,
      content: input,
      name: customer.name.trim(),
      email: customer.email.trim(),
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      total: totals.total,
      channel,
      now,
    },
  };
}
