import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { MailContent } from '../../mail/index.ts';
import type { OrderRow } from '../orders.store.ts';
import { orderMail } from './order-mail.ts';

interface About {
  readonly website: Website;
  readonly order: OrderRow;
  /** The confirmation or the studio, with scheme and host. */
  readonly address: string;
}

/** To the buyer, once the order is in. */
export function confirmationMail(
  about: About,
  { isHeld, instructions }: { isHeld: boolean; instructions: string },
): MailContent {
  const { website, order, address } = about;
  return orderMail({
    subject: `Your order ${order.number} at ${website.title}`,
    website,
    order,
    intro: [
      `Thank you. Your order ${order.number} is in.`,
      ...(isHeld
        ? [
            'Something you ordered sold out while you were paying. Your payment arrived; we look at your order by hand and write to you shortly, with the goods or with your money back.',
          ]
        : []),
      ...(instructions === '' ? [] : [`How to pay:\n${instructions}`]),
    ],
    button: { label: 'See your order', address },
  });
}

/** To the website's owner. */
export function noticeMail({ website, order, address }: About, { isHeld }: { isHeld: boolean }): MailContent {
  return orderMail({
    subject: isHeld
      ? `Order ${order.number} is paid but out of stock`
      : `New order ${order.number} from ${order.address.name || order.email}`,
    website,
    order,
    intro: [
      isHeld
        ? `Order ${order.number} was paid, but something in it sold out meanwhile. Nothing was taken from the stock. Add stock and release it, or cancel it and give the money back.`
        : `${order.address.name || order.email} placed order ${order.number}.`,
      ...(order.note === '' ? [] : [`Note: ${order.note}`]),
    ],
    button: { label: 'Open the order', address },
  });
}

export function fulfilledMail({ website, order, address }: About): MailContent {
  const { tracking } = order;
  const parcel = [tracking?.carrier, tracking?.number].filter(Boolean).join(' ');
  return orderMail({
    subject: `Your order ${order.number} is on its way`,
    website,
    order,
    intro: [
      `Your order ${order.number} at ${website.title} is on its way.`,
      ...(parcel === '' ? [] : [`Parcel: ${parcel}`]),
      ...(tracking?.address ? [`Follow it: ${tracking.address}`] : []),
    ],
    button: { label: 'See your order', address },
  });
}

export function cancelledMail(
  { website, order, address }: About,
  { reason, isRefunded }: { reason: string; isRefunded: boolean },
): MailContent {
  return orderMail({
    subject: `Your order ${order.number} was cancelled`,
    website,
    order,
    intro: [
      `Your order ${order.number} at ${website.title} was cancelled.`,
      ...(reason === '' ? [] : [reason]),
      ...(isRefunded ? ['Your payment is given back.'] : []),
    ],
    button: { label: 'See your order', address },
  });
}
