import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { GiftCard, NewGiftCard } from '@vitrine/core/gift-cards/gift-card.ts';
import { groupedCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { dayIn, momentIn } from '@vitrine/core/tenancy/local-time.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { newCardCode } from './card-codes.ts';
import { cardView } from './gift-card-view.ts';
import { insertCards, type NewCardRow, readCard } from './gift-cards.store.ts';
import { endOfDay, noteIssued } from './ledger.ts';
import { sendCards } from './send-cards.ts';

/** On the clocks of the website. */
const sendingHour = 8;

/** A card that a person issues; its code is only in the answer, and in its mail (rule GIFTCARD-9). */
export async function issueCard(
  context: Context,
  { amount, validUntil, sendOn, recipientName, recipientEmail, message }: NewGiftCard,
): Promise<Result<{ giftCard: GiftCard; code: string }>> {
  const { clock, website } = context;
  const { store, timeZone } = website.settings;
  const now = clock.now();
  const today = dayIn(timeZone, now);
  const problems = {
    ...(sendOn !== null && sendOn < today ? { sendOn: phrase('giftCards.dayTooFar') } : {}),
    ...(validUntil !== null && validUntil < today ? { validUntil: phrase('giftCards.dayTooFar') } : {}),
  };
  if (Object.keys(problems).length > 0)
    return fail(callErrors.invalid, { fields: Object.keys(problems).join(', ') }, { errors: problems });
  const id = newId();
  const { code, ...columns } = newCardCode(context, id);
  return transactionOf(context.database, async transaction => {
    const inside = within(context, transaction);
    const row: NewCardRow = {
      ...{ id, ...columns, currency: store.currency },
      ...{ recipient_name: recipientName, recipient_email: recipientEmail, message },
      ...{ buyer_name: '', buyer_email: '', is_test: false, language: '' },
      ...{ order_id: null, order_number: null, line_id: null, piece: null },
      sends_at: recipientEmail === '' ? null : sendingMoment(timeZone, sendOn, now),
      sent_at: null,
      expires_at: validUntil === null ? null : endOfDay(timeZone, validUntil),
      created_at: now,
    };
    await insertCards(transaction, website.id, [row]);
    await noteIssued(inside, [{ cardId: id, amount }]);
    await recordAct(inside, 'giftCard.issued', { giftCardId: id, amount });
    await sendCards(inside, [id]);
    const made = await readCard(transaction, website.id, id);
    if (made === null) throw new Error('The gift card that was just issued is gone.');
    return succeed({ giftCard: cardView(made, { now, timeZone }), code: groupedCode(code) });
  });
}

/** A line of gift cards of a paid order. */
export interface SoldCards {
  readonly lineId: Id;
  readonly quantity: number;
  /** What each is worth: what was paid for it. */
  readonly amount: number;
  readonly recipient:
    | {
        readonly name: string;
        readonly email: string;
        readonly message: string;
        readonly date: string | null;
      }
    | undefined;
}

export interface OrderOfCards {
  readonly id: Id;
  readonly number: number | null;
  readonly currency: string;
  readonly email: string;
  readonly name: string;
  readonly isTest: boolean;
  readonly language: string;
}

/**
 * One card for each piece of a paid order, however often it is called; each is mailed to its recipient on the day, or
 * to the buyer (rules GIFTCARD-3, GIFTCARD-7). Call it in a transaction, with the order locked.
 */
export async function issueForOrder(
  context: Context,
  order: OrderOfCards,
  lines: readonly SoldCards[],
): Promise<void> {
  const { clock, database, website } = context;
  const now = clock.now();
  const made = lines.flatMap(({ lineId, quantity, amount, recipient }) =>
    Array.from({ length: quantity }, (_, at) => {
      const id = newId();
      const { code: _code, ...columns } = newCardCode(context, id);
      const row: NewCardRow = {
        ...{ id, ...columns, currency: order.currency },
        ...{ recipient_name: recipient?.name ?? '', recipient_email: recipient?.email ?? '' },
        message: recipient?.message ?? '',
        ...{ buyer_name: order.name, buyer_email: order.email, is_test: order.isTest },
        language: order.language,
        ...{ order_id: order.id, order_number: order.number, line_id: lineId, piece: at + 1 },
        sends_at: sendingMoment(website.settings.timeZone, recipient?.date ?? null, now),
        sent_at: null,
        expires_at: null,
        created_at: now,
      };
      return { row, amount };
    }),
  );
  const written = await insertCards(
    database,
    website.id,
    made.map(({ row }) => row),
  );
  const issued = made.filter(({ row }) => written.has(row.id));
  await noteIssued(
    context,
    issued.map(({ row, amount }) => ({ cardId: row.id, amount })),
  );
  await sendCards(
    context,
    issued.map(({ row }) => row.id),
  );
}

/** In the morning of the day, or now if that is over. */
function sendingMoment(timeZone: string, day: string | null, now: Date): Date {
  const moment = day === null ? now : momentIn(timeZone, { day, hour: sendingHour });
  return moment < now ? now : moment;
}
