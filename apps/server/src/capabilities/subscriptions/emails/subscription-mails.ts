import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { subscriptionText } from '@vitrine/core/products/subscription-text.ts';
import type { Context } from '../../../context.ts';
import { inLanguage } from '../../../in-language.ts';
import { plainMail, queueMail } from '../../mail/index.ts';
import { subscriptionPath } from '../../orders/index.ts';
import { publishedLook } from '../../publishing/index.ts';
import { websiteAddress } from '../../tenancy/index.ts';
import { planOf } from '../look-at.ts';
import type { SubscriptionRow } from '../subscriptions.store.ts';

export type About = Pick<
  SubscriptionRow,
  'id' | 'email' | 'language' | 'line' | 'next_charge_at' | 'address'
>;

/** Before a renewal of a long period, so that its customer can still change their mind (rule SUBSCRIPTION-12). */
export function mailUpcoming(context: Context, row: About, amount: string): Promise<void> {
  const { language, words, values, rhythm } = factsOf(inLanguage(context, row.language), row);
  const date = dayText(row.next_charge_at.toISOString(), language);
  return mailCustomer(context, row, {
    kind: 'upcoming',
    subject: words.upcomingSubject({ ...values, date }),
    paragraphs: [words.upcomingIntro({ ...values, date, amount }), rhythm],
  });
}

export function mailFailed(
  context: Context,
  row: About,
  { amount, next }: { amount: string; next: Date },
): Promise<void> {
  const { language, words, values, rhythm } = factsOf(inLanguage(context, row.language), row);
  return mailCustomer(context, row, {
    kind: 'failed',
    subject: words.failedSubject(values),
    paragraphs: [
      words.failedIntro({ ...values, amount, date: dayText(next.toISOString(), language) }),
      rhythm,
    ],
  });
}

export function mailPastDue(context: Context, row: About, amount: string): Promise<void> {
  const { words, values, rhythm } = factsOf(inLanguage(context, row.language), row);
  return mailCustomer(context, row, {
    kind: 'pastDue',
    subject: words.pastDueSubject(values),
    paragraphs: [words.pastDueIntro({ ...values, amount }), rhythm],
  });
}

export function mailCancelled(context: Context, row: About): Promise<void> {
  const { words, values } = factsOf(inLanguage(context, row.language), row);
  return mailCustomer(context, row, {
    kind: 'cancelled',
    subject: words.cancelledSubject(values),
    paragraphs: [words.cancelledIntro(values)],
  });
}

export function mailEnded(context: Context, row: About): Promise<void> {
  const { words, values } = factsOf(inLanguage(context, row.language), row);
  return mailCustomer(context, row, {
    kind: 'ended',
    subject: words.endedSubject(values),
    paragraphs: [words.endedIntro(values)],
  });
}

/** Asked for by the shop, for a customer who no longer has it (rule SUBSCRIPTION-25). */
export function mailLink(context: Context, row: About): Promise<void> {
  const { words, values, rhythm } = factsOf(inLanguage(context, row.language), row);
  return mailCustomer(context, row, {
    kind: 'link',
    subject: words.linkSubject(values),
    paragraphs: [words.linkIntro(values), rhythm],
  });
}

export function factsOf({ website }: Context, { line }: Pick<About, 'line'>) {
  const { language } = website.settings;
  const words = wordsIn(language).subscriptionMails;
  const { title } = line;
  const rhythm = words.rhythm({ title, renews: subscriptionText(planOf({ line }), language) });
  return { language, words, values: { shop: website.title, title }, rhythm };
}

interface ToCustomer {
  readonly kind: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Leads to a part of the page, with other words. */
  readonly button?: { readonly label: string; readonly part: string };
}

/** With the page on which it is managed (rule SUBSCRIPTION-14). */
export async function mailCustomer(
  context: Context,
  row: About,
  { kind, subject, paragraphs, button }: ToCustomer,
): Promise<void> {
  const { configuration, website } = inLanguage(context, row.language);
  const { language, contactEmail } = website.settings;
  const address = websiteAddress(configuration, website.subdomain) + subscriptionPath(context, row.id);
  await queueMail(context, {
    kind: `subscriptions.${kind}`,
    to: row.email,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    ...plainMail({
      subject,
      language,
      look: await publishedLook(context),
      paragraphs,
      button: {
        label: button?.label ?? wordsIn(language).subscriptionMails.manageButton,
        address: address + (button?.part ?? ''),
      },
    }),
  });
}
