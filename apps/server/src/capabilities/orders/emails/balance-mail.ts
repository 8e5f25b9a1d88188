import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { MailContent } from '../../mail/index.ts';
import { orderMail } from './order-mail.ts';
import { type About, wordsOf } from './order-mails.ts';

/** To the buyer, who pays what is left by a link. */
export function balanceMail(
  about: About,
  { amount, expiresAt }: { readonly amount: number; readonly expiresAt: Date },
): MailContent {
  const { language } = about.website.settings;
  const { messages, say } = wordsOf(about, amount);
  return orderMail({
    ...about,
    subject: say('balanceSubject'),
    intro: [],
    facts: [say('editedToPay')],
    button: { label: messages.balanceButton, address: about.address },
    closing: [wordsIn(language).draftOrders.linkUntil({ date: dayText(expiresAt.toISOString(), language) })],
  });
}
