import { catalogueFor, fillMessage } from '@vitrine/core/messages/message.ts';
import { orderMailMessages } from '@vitrine/core/orders/order-mail.messages.ts';
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
  const { messages, say } = wordsOf(about);
  return orderMail({
    ...about,
    subject: say('confirmationSubject'),
    intro: [
      say('confirmationIntro'),
      ...(isHeld ? [messages.confirmationHeld] : []),
      ...(instructions === '' ? [] : [`${messages.howToPay}\n${instructions}`]),
    ],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** To the website's owner. */
export function noticeMail(about: About, { isHeld }: { isHeld: boolean }): MailContent {
  const { messages, say } = wordsOf(about);
  const { note } = about.order;
  return orderMail({
    ...about,
    subject: say(isHeld ? 'noticeHeldSubject' : 'noticeSubject'),
    intro: [
      say(isHeld ? 'noticeHeldIntro' : 'noticeIntro'),
      ...(note === '' ? [] : [fillMessage(messages.noticeNote, { note })]),
    ],
    button: { label: messages.openOrder, address: about.address },
  });
}

export function fulfilledMail(about: About): MailContent {
  const { messages, say } = wordsOf(about);
  const { tracking } = about.order;
  const parcel = [tracking?.carrier, tracking?.number].filter(Boolean).join(' ');
  return orderMail({
    ...about,
    subject: say('fulfilledSubject'),
    intro: [
      say('fulfilledIntro'),
      ...(parcel === '' ? [] : [fillMessage(messages.parcel, { parcel })]),
      ...(tracking?.address ? [fillMessage(messages.follow, { address: tracking.address })] : []),
    ],
    button: { label: messages.seeOrder, address: about.address },
  });
}

export function cancelledMail(
  about: About,
  { reason, isRefunded }: { reason: string; isRefunded: boolean },
): MailContent {
  const { messages, say } = wordsOf(about);
  return orderMail({
    ...about,
    subject: say('cancelledSubject'),
    intro: [
      say('cancelledIntro'),
      ...(reason === '' ? [] : [reason]),
      ...(isRefunded ? [messages.refunded] : []),
    ],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** The catalogue of the website's language, and its messages with what every mail knows of its order. */
function wordsOf({ website, order }: About) {
  const messages = catalogueFor(orderMailMessages, website.settings.language);
  const values = {
    number: order.number ?? '',
    shop: website.title,
    buyer: order.address.name || order.email,
  };
  return { messages, say: (name: keyof typeof messages) => fillMessage(messages[name], values) };
}
