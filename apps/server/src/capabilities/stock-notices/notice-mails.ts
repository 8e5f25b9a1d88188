import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, plainMail } from '../mail/index.ts';

interface NoticeMail {
  readonly website: Website;
  readonly look: MailLook;
  /** Of the product, with its options. */
  readonly name: string;
  readonly address: string;
}

/** Asks whether the address belongs to the person who entered it (rule STOCKNOTICE-2). */
export function confirmMail({ website, look, name, address }: NoticeMail): MailContent {
  const { language } = website.settings;
  const words = wordsIn(language).stockNoticeMails;
  const values = { name, shop: website.title };
  return plainMail({
    language,
    look,
    subject: words.confirmSubject(values),
    paragraphs: [words.confirmIntro(values)],
    button: { label: words.confirmButton, address },
    closing: [words.confirmNot],
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
  const { language } = website.settings;
  const words = wordsIn(language).stockNoticeMails;
  const values = { name, shop: website.title };
  return plainMail({
    language,
    look,
    subject: words.backSubject(values),
    paragraphs: [words.backIntro(values), words.backFew],
    button: { label: words.backButton, address },
    closing: [{ words: words.backOnce, link: { label: words.backStop, address: stopAddress } }],
  });
}
