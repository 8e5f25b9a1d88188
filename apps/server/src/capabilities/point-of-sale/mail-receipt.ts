import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Receipt } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { inLanguage } from '../../in-language.ts';
import { type MailContent, queueMail } from '../mail/index.ts';
import { noteOnOrder, type OrderRow, orderMail, readOrder } from '../orders/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { receiptOf } from './receipt-of.ts';

/** In the language of the order, as often as it is asked for (rule POS-12). */
export async function mailReceipt(
  context: Context,
  { orderId, email }: { readonly orderId: Id; readonly email: string },
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { website } = inside;
    const receipt = await receiptOf(inside, orderId);
    const order = receipt && (await readOrder(transaction, website.id, orderId));
    if (!receipt || !order) return fail(callErrors.notFound);
    const { contactEmail } = website.settings;
    await queueMail(inside, {
      kind: 'pointOfSale.receipt',
      to: email,
      ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
      ...(await receiptMail(inside, order, receipt)),
    });
    await noteOnOrder(inside, { orderId, kind: 'receiptMailed', text: email });
    return succeed(null);
  });
}

/** What it says, from what is printed. */
export async function receiptMail(
  context: Context,
  order: OrderRow,
  receipt: Pick<Receipt, 'shop' | 'sellerLines' | 'facts' | 'paid' | 'refunded' | 'footer'>,
): Promise<MailContent> {
  const { website } = inLanguage(context, order.language);
  const words = wordsIn(website.settings.language).pointOfSale;
  const { shop, sellerLines, facts, paid, refunded, footer } = receipt;
  const rows = (given: Receipt['paid']) => given.map(row => `${row.words}: ${row.amount}`).join('\n');
  return orderMail({
    website,
    look: await publishedLook(context),
    order,
    subject: words.mailSubject({ shop: website.title }),
    intro: [words.mailIntro({ shop: website.title })],
    facts: [rows(facts), rows([...paid, ...refunded])],
    closing: [[shop, ...sellerLines].join('\n'), ...(footer === '' ? [] : [footer])],
  });
}
