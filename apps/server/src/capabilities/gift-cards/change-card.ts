import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { GiftCard } from '@vitrine/core/gift-cards/gift-card.ts';
import { giftCardErrors } from '@vitrine/core/gift-cards/gift-cards.errors.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { cardView } from './gift-card-view.ts';
import { type CardRow, lockCard, noteSent, readCard, updateCard } from './gift-cards.store.ts';
import { endOfDay, isUsable, noteChange } from './ledger.ts';
import { mailCard } from './send-cards.ts';

/** Adds to the balance or takes from it, never more than there is (rule GIFTCARD-10). */
export function adjustCard(
  context: Context,
  { id, amount, reason }: { readonly id: Id; readonly amount: number; readonly reason: string },
): Promise<Result<GiftCard>> {
  return change(context, id, 'giftCard.adjusted', { amount, reason }, async (inside, card) => {
    if (card.balance + amount < 0) {
      const { language } = context.website.settings;
      const left = formatMoney({ amount: card.balance, currency: card.currency }, language);
      const errors = { amount: phrase('fields.atMost', { most: left }) };
      return fail(giftCardErrors.tooLittleLeft, { left }, { errors });
    }
    await noteChange(inside, { cardId: id, amount, reason, kind: 'adjusted' });
    return succeed(null);
  });
}

export function setDisabled(
  context: Context,
  { id, isDisabled }: { readonly id: Id; readonly isDisabled: boolean },
): Promise<Result<GiftCard>> {
  const act = isDisabled ? 'giftCard.disabled' : 'giftCard.enabled';
  return change(context, id, act, {}, async ({ database, website }, card) => {
    await updateCard(database, website.id, { id, isDisabled, expiresAt: card.expires_at });
    return succeed(null);
  });
}

/** What already expired is not brought back by a later day; a person can add it (rule GIFTCARD-8). */
export function setValidity(
  context: Context,
  { id, validUntil }: { readonly id: Id; readonly validUntil: string | null },
): Promise<Result<GiftCard>> {
  return change(
    context,
    id,
    'giftCard.validityChanged',
    { validUntil },
    async ({ database, website }, card) => {
      const expiresAt = validUntil === null ? null : endOfDay(website.settings.timeZone, validUntil);
      await updateCard(database, website.id, { id, isDisabled: card.is_disabled, expiresAt });
      return succeed(null);
    },
  );
}

/** Mails it now, whatever its day, and also once more. */
export function sendAgain(context: Context, id: Id): Promise<Result<GiftCard>> {
  return change(context, id, 'giftCard.sent', {}, async (inside, card) => {
    const { clock, database, website } = inside;
    const now = clock.now();
    if (!isUsable(card, now)) return fail(giftCardErrors.notUsable);
    await noteSent(database, website.id, { id, now });
    return (await mailCard(inside, card)) ? succeed(null) : fail(giftCardErrors.notMailed);
  });
}

/** In a transaction, with the card locked, and with an entry in the audit log. */
function change(
  context: Context,
  id: Id,
  act: string,
  facts: Readonly<Record<string, unknown>>,
  carryOut: (inside: Context, card: CardRow) => Promise<Result<null>>,
): Promise<Result<GiftCard>> {
  return transactionOf<Result<GiftCard>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const card = await lockCard(transaction, context.website.id, id);
    if (card === null) return fail(callErrors.notFound);
    const done = await carryOut(inside, card);
    if (!done.ok) return done;
    await recordAct(inside, act, { giftCardId: id, ...facts });
    const row = await readCard(transaction, context.website.id, id);
    return row === null
      ? fail(callErrors.notFound)
      : succeed(cardView(row, { now: context.clock.now(), timeZone: context.website.settings.timeZone }));
  });
}
