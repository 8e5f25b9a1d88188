import { newId } from '@vitrine/core/id/id.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { canComeBack } from '@vitrine/core/returns/returnable-lines.ts';
import {
  type Withdrawal,
  type WithdrawalPageView,
  withdrawalDays,
} from '@vitrine/core/withdrawals/withdrawal.ts';
import { type Context, within } from '../../context.ts';
import { inLanguage, inOwnLanguage } from '../../in-language.ts';
import { plainMail, queueMail } from '../mail/index.ts';
import {
  listShipments,
  noteOnOrder,
  type OrderRow,
  orderIdOfToken,
  ownersOf,
  readOrder,
  valid,
} from '../orders/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { findOrderId, insertWithdrawal } from './withdrawals.store.ts';

const millisecondsADay = 86_400_000;

/** The form, with what the link of an order says of it (rule WITHDRAW-1). */
export async function withdrawalOf(context: Context, token: string): Promise<WithdrawalPageView> {
  const orderId = orderIdOfToken(context, token);
  const order = orderId && (await readOrder(context.database, context.website.id, orderId));
  return {
    ...{ stage: 'form', id: newId(), problem: null, items: '' },
    name: order ? order.address.name : '',
    email: order ? order.email : '',
    number: order ? String(order.number ?? '') : '',
    exempt: order ? order.lines.filter(line => !canComeBack(line)).map(({ title }) => title) : [],
  };
}

/**
 * Receives a declaration: it is effective whether or not an order is found, so that the answer and the receipt are
 * the same (rules WITHDRAW-2 to WITHDRAW-4).
 */
export async function declareWithdrawal(context: Context, declared: Withdrawal): Promise<void> {
  const { clock, website } = context;
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const orderId = await findOrderId(transaction, website.id, declared);
    const at = clock.now();
    if (!(await insertWithdrawal(transaction, website.id, { ...declared, orderId, at }))) return;
    const order = orderId === null ? null : await readOrder(transaction, website.id, orderId);
    if (orderId !== null)
      await noteOnOrder(inside, { orderId, kind: 'withdrawalDeclared', text: declared.items });
    await mailWithdrawal(inside, { declared, order, at });
  });
}

/** The receipt, and the notice to the people who handle it. */
export async function mailWithdrawal(
  context: Context,
  { declared, order, at }: { declared: Withdrawal; order: OrderRow | null; at: Date },
): Promise<void> {
  const { configuration, website } = context;
  const { contactEmail } = website.settings;
  const look = await publishedLook(context);
  const buyers = wordsOf(inLanguage(context, order?.language ?? ''), { declared, at });
  await queueMail(context, {
    kind: 'withdrawals.receipt',
    to: declared.email,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    ...plainMail({
      language: buyers.language,
      look,
      subject: buyers.words.receiptSubject,
      paragraphs: [buyers.words.receiptIntro({ shop: website.title }), ...buyers.content],
    }),
  });
  const { words, content, language } = wordsOf(inOwnLanguage(context), { declared, at });
  const until = order === null ? null : await periodEnd(context, order);
  const notice = plainMail({
    language,
    look,
    subject: words.noticeSubject({ number: declared.number }),
    paragraphs: [
      ...content,
      until === null ? words.noticeNoMatch : words.noticeMatch,
      until === null ? '' : words.noticeUntil({ date: dayText(until.toISOString(), language) }),
    ],
    ...(order === null
      ? {}
      : {
          button: {
            label: wordsIn(language).returns.toOrder,
            address: `${websiteAddress(configuration, website.subdomain)}/config/orders/${order.id}`,
          },
        }),
  });
  for (const to of await ownersOf(context))
    await queueMail(context, { kind: 'withdrawals.notice', to, replyTo: declared.email, ...notice });
}

/** The declaration and its moment, in the language of the context. */
function wordsOf({ website }: Context, { declared, at }: { declared: Withdrawal; at: Date }) {
  const { language, timeZone } = website.settings;
  const words = wordsIn(language).withdrawals;
  const { name, email, number, items } = declared;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone });
  const content = [
    words.receiptContent({ name, email, number, items: items || words.whole }),
    words.receivedAt({ at: time.format(at) }),
  ];
  return { language, words, content };
}

async function periodEnd({ database, website }: Context, order: OrderRow): Promise<Date> {
  const shipments = valid(await listShipments(database, website.id, order.id));
  const from = shipments.at(-1)?.sent_at ?? order.placed_at ?? order.created_at;
  return new Date(from.getTime() + withdrawalDays * millisecondsADay);
}
