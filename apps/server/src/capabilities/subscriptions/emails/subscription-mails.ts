import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../../context.ts';
import { plainMail, queueMail } from '../../mail/index.ts';
import { ownersOf, subscriptionPath } from '../../orders/index.ts';
import { publishedLook } from '../../publishing/index.ts';
import { websiteAddress } from '../../tenancy/index.ts';
import type { SubscriptionRow } from '../subscriptions.store.ts';

type About = Pick<SubscriptionRow, 'id' | 'email' | 'line' | 'next_charge_at' | 'address'>;

/** Before a renewal of a long period, so that its customer can still change their mind (rule SUBSCRIPTION-12). */
export function mailUpcoming(context: Context, row: About, amount: string): Promise<void> {
  const { language, words, values } = factsOf(context, row);
  const date = dayText(row.next_charge_at.toISOString(), language);
  return mailCustomer(context, row, {
    kind: 'upcoming',
    subject: words.upcomingSubject({ ...values, date }),
    intro: words.upcomingIntro({ ...values, date, amount }),
  });
}

export function mailFailed(
  context: Context,
  row: About,
  { amount, next }: { amount: string; next: Date },
): Promise<void> {
  const { language, words, values } = factsOf(context, row);
  return mailCustomer(context, row, {
    kind: 'failed',
    subject: words.failedSubject(values),
    intro: words.failedIntro({ ...values, amount, date: dayText(next.toISOString(), language) }),
  });
}

export function mailPastDue(context: Context, row: About, amount: string): Promise<void> {
  const { words, values } = factsOf(context, row);
  return mailCustomer(context, row, {
    kind: 'pastDue',
    subject: words.pastDueSubject(values),
    intro: words.pastDueIntro({ ...values, amount }),
  });
}

export function mailCancelled(context: Context, row: About): Promise<void> {
  const { words, values } = factsOf(context, row);
  return mailCustomer(context, row, {
    kind: 'cancelled',
    subject: words.cancelledSubject(values),
    intro: words.cancelledIntro(values),
  });
}

export function mailEnded(context: Context, row: About): Promise<void> {
  const { words, values } = factsOf(context, row);
  return mailCustomer(context, row, {
    kind: 'ended',
    subject: words.endedSubject(values),
    intro: words.endedIntro(values),
  });
}

/** To the shop: a renewal waits for stock. */
export async function mailShort(context: Context, row: About): Promise<void> {
  const { configuration, website } = context;
  const { language, words, values } = factsOf(context, row);
  const here = websiteAddress(configuration, website.subdomain);
  const content = plainMail({
    subject: words.shortSubject(values),
    language,
    look: await publishedLook(context),
    paragraphs: [words.shortIntro({ ...values, buyer: row.address.name || row.email })],
    button: { label: words.openButton, address: `${here}/config/subscriptions/${row.id}` },
  });
  for (const to of await ownersOf(context))
    await queueMail(context, { kind: 'subscriptions.short', to, replyTo: row.email, ...content });
}

function factsOf({ website }: Context, { line }: About) {
  const { language } = website.settings;
  const values = { shop: website.title, title: line.title };
  return { language, words: wordsIn(language).subscriptionMails, values };
}

/** With the page on which it is managed (rule SUBSCRIPTION-14). */
async function mailCustomer(
  context: Context,
  row: About,
  { kind, subject, intro }: { kind: string; subject: string; intro: string },
): Promise<void> {
  const { configuration, website } = context;
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
      paragraphs: [intro],
      button: { label: wordsIn(language).subscriptionMails.manageButton, address },
    }),
  });
}
