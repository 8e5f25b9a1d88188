import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import { plainMail, queueMail } from '../mail/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { signedPath } from './document-links.ts';
import type { DocumentRow } from './documents.store.ts';

/** To the buyer, with the transaction that issues it, unless the owner turned it off (rule DOCUMENT-6). */
export async function mailDocument(
  context: Context,
  { id, kind, name, content }: DocumentRow,
): Promise<void> {
  const { configuration, website } = context;
  const { contactEmail, store } = website.settings;
  if (!store.seller.isMailed) return;
  const words = wordsIn(content.language).documents;
  const document = words[kind];
  const address = `${websiteAddress(configuration, website.subdomain)}${signedPath(context, id)}`;
  const mail = plainMail({
    subject: words.mailSubject({ document, name, order: content.orderNumber ?? '' }),
    language: content.language,
    look: await publishedLook(context),
    intro: [words.mailIntro({ shop: website.title })],
    paragraphs: [],
    button: { label: words.mailButton({ document, name }), address },
  });
  await queueMail(context, {
    kind: `documents.${kind}`,
    to: content.buyer.email,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    ...mail,
  });
}
