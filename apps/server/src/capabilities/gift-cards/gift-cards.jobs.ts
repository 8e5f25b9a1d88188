import { within } from '../../context.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import {
  isGivenBackSince,
  listToExpire,
  listToSend,
  listWithToExpire,
  listWithToSend,
  noteExpired,
} from './due-cards.store.ts';
import { lockCard } from './gift-cards.store.ts';
import { noteChange } from './ledger.ts';
import { sendCards } from './send-cards.ts';

const sendDue = defineJobKind<Record<string, never>>('giftCards.send');
const expireDue = defineJobKind<Record<string, never>>('giftCards.expire');

/** Mails the cards whose day has come (rule GIFTCARD-7). */
export const sendCardsJob = dueJob(
  sendDue,
  ({ clock, database }, portion) => listWithToSend(database, portion, clock.now()),
  {
    cron: '* * * * *',
    run: async (context, isStopping) => {
      const { clock, database, website } = context;
      for (const id of await listToSend(database, website.id, clock.now())) {
        if (isStopping()) throw new Error('The server is about to stop.');
        await database.transaction(transaction => sendCards(within(context, transaction), [id]));
      }
    },
  },
);

/** What is left on cards that are no longer valid is taken off (rule GIFTCARD-8). */
export const expireCardsJob = dueJob(
  expireDue,
  ({ clock, database }, portion) => listWithToExpire(database, portion, clock.now()),
  {
    cron: '19 * * * *',
    run: async (context, isStopping) => {
      const { clock, database, website } = context;
      for (const id of await listToExpire(database, website.id, clock.now())) {
        if (isStopping()) throw new Error('The server is about to stop.');
        await database.transaction(async transaction => {
          const inside = within(context, transaction);
          const card = await lockCard(transaction, website.id, id);
          const now = clock.now();
          if (card === null || card.expires_at === null || card.expires_at > now) return;
          const since = card.expires_at;
          if (card.balance > 0 && !(await isGivenBackSince(transaction, website.id, { id, since })))
            await noteChange(inside, { cardId: id, amount: -card.balance, reason: '', kind: 'expired' });
          await noteExpired(transaction, website.id, { id, now });
        });
      }
    },
  },
);
