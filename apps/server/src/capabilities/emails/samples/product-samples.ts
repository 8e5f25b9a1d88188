import { newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../context.ts';
import { linkMail } from '../../draft-orders/index.ts';
import { giftCardMail } from '../../gift-cards/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { receiptMail, sampleReceipt } from '../../point-of-sale/index.ts';
import { publishedLook } from '../../publishing/index.ts';
import { requestMail } from '../../reviews/index.ts';
import { backMail, confirmMail } from '../../stock-notices/index.ts';
import { websiteAddress } from '../../tenancy/index.ts';

const month = 30 * 86_400_000;

async function framed(context: Context) {
  const { configuration, website } = context;
  const address = websiteAddress(configuration, website.subdomain);
  return { website, look: await publishedLook(context), address };
}

export const productSamples = {
  'orders.reviewRequest': async (context: Context, order: OrderRow) =>
    queueMail(context, {
      kind: 'orders.reviewRequest',
      to: order.email,
      ...requestMail({
        ...(await framed(context)),
        titles: order.lines.map(({ title }) => title),
        stopAddress: (await framed(context)).address,
        expiresAt: new Date(order.created_at.getTime() + month),
      }),
    }),
  'pointOfSale.receipt': async (context: Context, order: OrderRow) =>
    queueMail(context, {
      kind: 'pointOfSale.receipt',
      to: order.email,
      ...(await receiptMail(context, order, sampleReceipt(context, order))),
    }),
  'draftOrders.paymentLink': async (context: Context, { email, lines, total, created_at }: OrderRow) =>
    queueMail(context, {
      kind: 'draftOrders.paymentLink',
      to: email,
      ...(await linkMail(context, {
        lines,
        total,
        link: { draftId: newId(), version: 1, sentAt: created_at },
      })),
    }),
  'giftCards.card': async (context: Context, order: OrderRow) =>
    queueMail(context, {
      kind: 'giftCards.card',
      to: order.email,
      ...giftCardMail({
        ...(await framed(context)),
        code: 'ABCD-EFGH-JKLM-NPQR',
        card: {
          ...{ currency: order.currency, balance: order.total, message: '', expires_at: null },
          ...{ recipient_name: order.address.name, recipient_email: order.email },
          ...{ buyer_name: 'Ben', buyer_email: 'ben@example.com' },
        },
      }),
    }),
  'stockNotices.confirm': async (context: Context, order: OrderRow) =>
    queueMail(context, {
      kind: 'stockNotices.confirm',
      to: order.email,
      ...confirmMail({ ...(await framed(context)), name: order.lines[0]?.title ?? '' }),
    }),
  'stockNotices.back': async (context: Context, order: OrderRow) => {
    const frame = await framed(context);
    const name = order.lines[0]?.title ?? '';
    return queueMail(context, {
      kind: 'stockNotices.back',
      to: order.email,
      ...backMail({ ...frame, name, stopAddress: frame.address }),
    });
  },
};
