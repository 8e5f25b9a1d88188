import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import { inLanguage, inOwnLanguage } from '../../in-language.ts';
import { plainMail, queueMail } from '../mail/index.ts';
import { type OrderRow, ownersOf } from '../orders/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { sendTo } from './return-slip.ts';
import { itemsInWords, nameOfReturn } from './return-view.ts';
import type { ReturnRow } from './returns.store.ts';
import { returnsPath } from './returns-page.ts';

type Told = Pick<ReturnRow, 'serial' | 'lines' | 'answer' | 'comment'>;

/** To the buyer, that it was received, and to the people who decide on it (rule RETURN-9). */
export async function mailAsked(context: Context, order: OrderRow, row: Omit<Told, 'answer'>): Promise<void> {
  await mailRegistered(context, order, row);
  const { words, name } = about(inOwnLanguage(context), order, row);
  const reasons = [...new Set(row.lines.map(({ reason }) => reason))].join(', ');
  await mailOwners(context, order, {
    kind: 'returns.notice',
    subject: words.noticeSubject({ name }),
    paragraphs: [
      words.noticeIntro({ buyer: order.address.name || order.email }),
      items(order, row),
      `${words.reason}: ${reasons}`,
      row.comment,
    ],
  });
}

/** To the buyer alone: that it was received. */
export async function mailRegistered(
  context: Context,
  order: OrderRow,
  row: Omit<Told, 'answer'>,
): Promise<void> {
  const { shop, words, name } = about(inLanguage(context, order.language), order, row);
  await mailBuyer(context, order, {
    kind: 'returns.asked',
    subject: words.askedSubject({ name }),
    paragraphs: [words.askedIntro({ shop }), items(order, row)],
  });
}

/** Where to send the items, and the way to the slip. */
export async function mailAccepted(given: Context, order: OrderRow, row: Told): Promise<void> {
  const context = inLanguage(given, order.language);
  const { words, name } = about(context, order, row);
  const { instructions, paidBy } = context.website.settings.store.returns;
  await mailBuyer(context, order, {
    kind: 'returns.accepted',
    subject: words.acceptedSubject({ name }),
    paragraphs: [
      words.acceptedIntro,
      items(order, row),
      `${words.sendTo}\n${sendTo(context).join('\n')}`,
      paidBy === 'shop' ? words.shopPays : words.buyerPays,
      instructions,
      words.acceptedSlip,
    ],
  });
}

export async function mailReceived(given: Context, order: OrderRow, row: Told): Promise<void> {
  const context = inLanguage(given, order.language);
  const { words, name } = about(context, order, row);
  await mailBuyer(context, order, {
    kind: 'returns.received',
    subject: words.receivedSubject({ name }),
    paragraphs: [words.receivedIntro, items(order, row)],
  });
}

/** Declined, or closed without a refund. */
export async function mailEnded(
  given: Context,
  order: OrderRow,
  row: Told & { state: 'declined' | 'closed' },
): Promise<void> {
  const context = inLanguage(given, order.language);
  const { shop, words, name } = about(context, order, row);
  const isDeclined = row.state === 'declined';
  await mailBuyer(context, order, {
    kind: isDeclined ? 'returns.declined' : 'returns.closed',
    subject: isDeclined ? words.declinedSubject({ name }) : words.closedSubject({ name }),
    paragraphs: [isDeclined ? words.declinedIntro({ shop }) : words.closedIntro({ shop }), row.answer],
  });
}

/** To the people who wait for the items. */
export async function mailWithdrawn(context: Context, order: OrderRow, row: Told): Promise<void> {
  const { words, name } = about(inOwnLanguage(context), order, row);
  await mailOwners(context, order, {
    kind: 'returns.withdrawn',
    subject: words.withdrawnSubject({ name }),
    paragraphs: [words.withdrawnIntro({ buyer: order.address.name || order.email }), items(order, row)],
  });
}

export interface Message {
  readonly kind: string;
  readonly subject: string;
  /** Empty ones are left out. */
  readonly paragraphs: readonly string[];
}

async function mailBuyer(context: Context, order: OrderRow, message: Message): Promise<void> {
  const { configuration, website } = inLanguage(context, order.language);
  const { contactEmail, language } = website.settings;
  const address = websiteAddress(configuration, website.subdomain) + returnsPath(context, order.id);
  await queueMail(context, {
    kind: message.kind,
    to: order.email,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    ...plainMail({
      ...message,
      language,
      look: await publishedLook(context),
      button: { label: wordsIn(language).returns.toReturn, address },
    }),
  });
}

async function mailOwners(context: Context, order: OrderRow, message: Message): Promise<void> {
  const { configuration, website } = inOwnLanguage(context);
  const { language } = website.settings;
  const address = `${websiteAddress(configuration, website.subdomain)}/config/orders/${order.id}`;
  const content = plainMail({
    ...message,
    language,
    look: await publishedLook(context),
    button: { label: wordsIn(language).returns.toOrder, address },
  });
  for (const to of await ownersOf(context))
    await queueMail(context, { kind: message.kind, to, replyTo: order.email, ...content });
}

function about({ website }: Context, order: OrderRow, row: Pick<ReturnRow, 'serial'>) {
  const words = wordsIn(website.settings.language).returns;
  return { shop: website.title, words, name: nameOfReturn(order, row) };
}

function items(order: OrderRow, { lines }: Pick<ReturnRow, 'lines'>): string {
  return itemsInWords(order, lines).join('\n');
}
