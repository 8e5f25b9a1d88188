import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { queueMail } from '../mail/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { openCardCode } from './card-codes.ts';
import { giftCardMail } from './emails/gift-card.mails.ts';
import { mailAddressOf } from './gift-card-view.ts';
import { type CardRow, noteSent, readCards } from './gift-cards.store.ts';

/** Mails those whose moment has come, each once (rule GIFTCARD-7). Call it in a transaction. */
export async function sendCards(context: Context, ids: readonly Id[]): Promise<void> {
  const { clock, database, website } = context;
  const now = clock.now();
  for (const card of await readCards(database, website.id, ids)) {
    const isDue = card.sent_at === null && card.sends_at !== null && card.sends_at <= now;
    if (!isDue || card.is_disabled || mailAddressOf(card) === '') continue;
    if (await noteSent(database, website.id, { id: card.id, now })) await mailCard(context, card);
  }
}

/** False if there is nobody to mail it to, or no code to mail. */
export async function mailCard(context: Context, card: CardRow): Promise<boolean> {
  const { configuration, website } = inLanguage(context, card.language);
  const [to, code] = [mailAddressOf(card), openCardCode(context, card)];
  if (to === '' || code === null) return false;
  const look = await publishedLook(context);
  const address = websiteAddress(configuration, website.subdomain);
  const { contactEmail } = website.settings;
  await queueMail(context, {
    kind: 'giftCards.card',
    to,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    // Who holds the code holds the money.
    isSecret: true,
    ...giftCardMail({ website, look, card, code, address }),
  });
  return true;
}
