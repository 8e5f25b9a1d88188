import { draftOrderCalls as calls } from '@vitrine/core/draft-orders/draft-orders.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { staffMethods } from '../payments/index.ts';
import { choicesOfLines } from './choices-of-lines.ts';
import { restoreDraft, trashDraft } from './delete-draft.ts';
import { listDrafts, readDraft } from './draft-orders.store.ts';
import { draftListing, draftView } from './draft-view.ts';
import { placeDraft } from './place-draft.ts';
import { createDraft, saveDraft } from './save-draft.ts';
import { sendPaymentLink } from './send-payment-link.ts';

export const draftOrderRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async (context, { query }) => {
    const { database, website } = context;
    const page = await listDrafts(database, website.id, query);
    if (!page.ok) return page;
    const { rows, total, next, previous } = page.value;
    const { currency } = website.settings.store;
    return succeed({ drafts: rows.map(draftListing), total, next, previous, currency });
  }),
  bindCall(calls.create, async (context, { body }, { language }) => {
    const choices = await choicesOfLines(context, body.lines);
    if (!choices.ok) return choices;
    return reply(context, await createDraft(context, body, { choices: choices.value }), language);
  }),
  bindCall(calls.get, (context, { params }, { language }) => reply(context, params.draftId, language)),
  bindCall(calls.save, async (context, { params, body }, { language }) => {
    const { version, ...input } = body;
    const saved = await saveDraft(context, { id: params.draftId, version, input });
    return saved.ok ? reply(context, params.draftId, language) : saved;
  }),
  bindCall(calls.place, (context, { params, body }) => placeDraft(context, { id: params.draftId, ...body })),
  bindCall(calls.sendLink, async (context, { params, body }, { language }) => {
    const sent = await sendPaymentLink(context, { id: params.draftId, ...body });
    return sent.ok ? reply(context, params.draftId, language) : sent;
  }),
  bindCall(calls.remove, (context, { params }) => trashDraft(context, params.draftId)),
  bindCall(calls.restore, (context, { params }) => restoreDraft(context, params.draftId)),
];

async function reply(context: Context, id: Id, language: string) {
  const row = await readDraft(context.database, context.website.id, id);
  const draft =
    row?.channel !== 'website' || row.deleted_at !== null ? null : await draftView(context, row, language);
  if (draft === null) return fail(callErrors.notFound);
  const { currency, countries } = context.website.settings.store;
  const payments = staffMethods().map(({ method }) => ({
    id: method.id,
    name: method.wordsIn(language).name,
  }));
  return succeed({ draft, currency, countries: [...countries], payments });
}
