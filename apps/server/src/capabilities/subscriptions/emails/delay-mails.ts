import type { DelayReason } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { Context } from '../../../context.ts';
import { inLanguage, inOwnLanguage } from '../../../in-language.ts';
import { plainMail, queueMail } from '../../mail/index.ts';
import { ownersOf } from '../../orders/index.ts';
import { publishedLook } from '../../publishing/index.ts';
import { websiteAddress } from '../../tenancy/index.ts';
import { type About, factsOf, mailCustomer } from './subscription-mails.ts';

/** To its customer and to the shop: a renewal waits, and why (rule SUBSCRIPTION-29). */
export async function mailDelayed(context: Context, row: About, reason: DelayReason): Promise<void> {
  await mailDelayedTo(context, row, reason);
  await mailDelayedOf(context, row, reason);
}

/** To its customer, who may be able to change the address. */
export function mailDelayedTo(context: Context, row: About, reason: DelayReason): Promise<void> {
  const { words, values, rhythm } = factsOf(inLanguage(context, row.language), row);
  const intros = {
    gone: words.delayedGone,
    stock: words.delayedStock,
    address: words.delayedAddress,
  } as const;
  return mailCustomer(context, row, {
    kind: 'delayed',
    subject: words.delayedSubject(values),
    paragraphs: [intros[reason](values), words.delayedRetry, rhythm],
    ...(reason === 'address' ? { button: { label: words.addressButton, part: '#address' } } : {}),
  });
}

async function mailDelayedOf(context: Context, row: About, reason: DelayReason): Promise<void> {
  const { configuration, website } = context;
  const { language, words, values } = factsOf(inOwnLanguage(context), row);
  const here = websiteAddress(configuration, website.subdomain);
  const about = { ...values, buyer: row.address.name || row.email };
  const texts = {
    gone: { subject: words.goneSubject, intro: words.goneIntro },
    stock: { subject: words.shortSubject, intro: words.shortIntro },
    address: { subject: words.notDeliveredSubject, intro: words.notDeliveredIntro },
  } as const;
  const content = plainMail({
    subject: texts[reason].subject(values),
    language,
    look: await publishedLook(context),
    paragraphs: [texts[reason].intro(about)],
    button: { label: words.openButton, address: `${here}/config/subscriptions/${row.id}` },
  });
  const kind = reason === 'stock' ? 'subscriptions.short' : 'subscriptions.unsendable';
  for (const to of await ownersOf(context))
    await queueMail(context, { kind, to, replyTo: row.email, ...content });
}
