import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import type { MailRow } from '@vitrine/core/mail/mail-part.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, plainMail } from '../mail/index.ts';

export interface ReminderMail {
  readonly website: Website;
  readonly look: MailLook;
  readonly items: readonly MailRow[];
  readonly address: string;
  readonly stopAddress: string;
  readonly until: Date;
}

/** The only email about a cart that was left, with the way to get no more of these (rules REMINDER-4 and REMINDER-6). */
export function reminderMail({
  website,
  look,
  items,
  address,
  stopAddress,
  until,
}: ReminderMail): MailContent {
  const { language, store } = website.settings;
  const words = wordsIn(language).cartReminderMails;
  const shop = website.title;
  const { code } = store.cartReminders;
  return plainMail({
    language,
    look,
    subject: words.subject({ shop }),
    paragraphs: [
      words.intro({ shop }),
      { kind: 'rows', items, totals: [] },
      code === '' ? '' : words.code({ code }),
    ],
    button: { label: words.button, address },
    closing: [
      words.until({ date: dayText(until.toISOString(), language) }),
      { words: words.why({ shop }), link: { label: words.stop, address: stopAddress } },
    ],
  });
}
