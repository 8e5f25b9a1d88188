import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, type MailLook, mailButton, mailFrame } from '../mail/index.ts';

interface NoticeMail {
  readonly website: Website;
  readonly look: MailLook;
  /** Of the product, with its options. */
  readonly name: string;
  readonly address: string;
}

/** Asks whether the address belongs to the person who entered it (rule STOCKNOTICE-2). */
export function confirmMail({ website, look, name, address }: NoticeMail): MailContent {
  const words = wordsIn(website.settings.language).stockNoticeMails;
  const values = { name, shop: website.title };
  return mailOf({
    website,
    look,
    subject: words.confirmSubject(values),
    paragraphs: [words.confirmIntro(values)],
    button: { label: words.confirmButton, address },
    small: [{ words: words.confirmNot }],
  });
}

/** The only notice, with a link that cancels the request (rule STOCKNOTICE-4). */
export function backMail({
  website,
  look,
  name,
  address,
  stopAddress,
}: NoticeMail & { readonly stopAddress: string }): MailContent {
  const words = wordsIn(website.settings.language).stockNoticeMails;
  const values = { name, shop: website.title };
  return mailOf({
    website,
    look,
    subject: words.backSubject(values),
    paragraphs: [words.backIntro(values), words.backFew],
    button: { label: words.backButton, address },
    small: [{ words: words.backOnce, link: { label: words.backStop, address: stopAddress } }],
  });
}

interface Small {
  readonly words: string;
  readonly link?: { readonly label: string; readonly address: string };
}

function mailOf({
  website,
  look,
  subject,
  paragraphs,
  button,
  small,
}: {
  readonly website: Website;
  readonly look: MailLook;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly address: string };
  readonly small: readonly Small[];
}): MailContent {
  const { language } = website.settings;
  const smallHtml = ({ words, link }: Small) =>
    link === undefined
      ? escapeHtml(words)
      : `${escapeHtml(words)} <a href="${escapeHtml(link.address)}" style="color:${look.colors.muted}">${escapeHtml(link.label)}</a>`;
  const body = [
    ...paragraphs.map(words => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`),
    mailButton(look, button),
    ...small.map(
      one => `<p style="margin:24px 0 0;font-size:13px;color:${look.colors.muted}">${smallHtml(one)}</p>`,
    ),
  ].join('\n');
  const text = [
    ...paragraphs,
    `${button.label}: ${button.address}`,
    ...small.map(({ words, link }) => (link ? `${words}\n${link.label}: ${link.address}` : words)),
  ].join('\n\n');
  return { subject, text: `${text}\n`, html: mailFrame({ subject, language, look, body }) };
}
