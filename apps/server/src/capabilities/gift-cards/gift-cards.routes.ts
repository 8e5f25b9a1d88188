import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { GiftCard } from '@vitrine/core/gift-cards/gift-card.ts';
import { giftCardCalls as calls } from '@vitrine/core/gift-cards/gift-cards.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { adjustCard, sendAgain, setDisabled, setValidity } from './change-card.ts';
import { listEntries } from './entries.store.ts';
import { cardView } from './gift-card-view.ts';
import { listCardRows, readCard } from './gift-cards.store.ts';
import { issueCard } from './issue-cards.ts';

export const giftCardRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ clock, database, website }, { query }) => {
    const now = clock.now();
    const page = await listCardRows(database, website.id, { ...query, now });
    if (!page.ok) return page;
    const { rows, total, next, previous } = page.value;
    const { store, timeZone } = website.settings;
    const giftCards = rows.map(row => cardView(row, { now, timeZone }));
    return succeed({ giftCards, total, next, previous, currency: store.currency });
  }),
  bindCall(calls.get, async ({ clock, database, website }, { params }) => {
    const row = await readCard(database, website.id, params.giftCardId);
    if (row === null) return fail(callErrors.notFound);
    const entries = await listEntries(database, website.id, row.id);
    return succeed({
      giftCard: cardView(row, { now: clock.now(), timeZone: website.settings.timeZone }),
      entries: entries.map(({ id, kind, amount, order_id: orderId, reason, actor, at }) => ({
        ...{ id, kind, amount, orderId, reason, actor },
        at: at.toISOString(),
      })),
    });
  }),
  bindCall(calls.issue, (context, { body }) => issueCard(context, body)),
  bindCall(calls.adjust, async (context, { params, body }) =>
    replied(await adjustCard(context, { id: params.giftCardId, ...body })),
  ),
  bindCall(calls.setDisabled, async (context, { params, body }) =>
    replied(await setDisabled(context, { id: params.giftCardId, ...body })),
  ),
  bindCall(calls.setValidity, async (context, { params, body }) =>
    replied(await setValidity(context, { id: params.giftCardId, ...body })),
  ),
  bindCall(calls.send, async (context, { params }) => replied(await sendAgain(context, params.giftCardId))),
];

function replied(changed: Result<GiftCard>): Result<{ giftCard: GiftCard }> {
  return changed.ok ? succeed({ giftCard: changed.value }) : changed;
}
