import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, type MailLook, mailButton, mailFrame } from '../mail/index.ts';

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
  const list = titles.map(title => `<li>${escapeHtml(title)}</li>`).join('');
  const body = [
    `<p style="margin:0 0 16px">${escapeHtml(intro)}</p>`,
    `<ul style="margin:0 0 16px;padding:0 0 0 20px">${list}</ul>`,
    mailButton(look, { label: words.button, address }),
    `<p style="margin:0 0 16px">${escapeHtml(until)}</p>`,
    `<p style="margin:24px 0 0;font-size:13px;color:${look.colors.muted}">${escapeHtml(words.why({ shop }))} <a href="${escapeHtml(stopAddress)}" style="color:${look.colors.muted}">${escapeHtml(words.stop)}</a></p>`,
  ].join('\n');
  const text = [
    intro,
    titles.map(title => `– ${title}`).join('\n'),
    `${words.button}: ${address}`,
    until,
    `${words.why({ shop })}\n${words.stop}: ${stopAddress}`,
  ].join('\n\n');
  return { subject, text: `${text}\n`, html: mailFrame({ subject, language, look, body }) };
}
