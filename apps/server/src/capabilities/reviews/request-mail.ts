import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, plainMail } from '../mail/index.ts';

export interface RequestMail {
  readonly website: Website;
  readonly look: MailLook;
  readonly titles: readonly string[];
  readonly address: string;
  readonly stopAddress: string;
  readonly expiresAt: Date;
}

/** Asks a buyer to review what they bought, and says how to get no more of these (rule REVIEW-2). */
export function requestMail({
  website,
  look,
  titles,
  address,
  stopAddress,
  expiresAt,
}: RequestMail): MailContent {
  const { language } = website.settings;
  const words = wordsIn(language).reviewMails;
  const shop = website.title;
  const subject = words.subject({ shop });
  const intro = words.intro({ shop });
  const until = words.until({ date: dayText(expiresAt.toISOString(), language) });
  return plainMail({
    subject,
    language,
    look,
    paragraphs: [intro, { kind: 'list', items: titles }],
    button: { label: words.button, address },
    closing: [until, { words: words.why({ shop }), link: { label: words.stop, address: stopAddress } }],
  });
}
