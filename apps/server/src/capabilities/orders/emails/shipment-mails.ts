import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { ShippedLine } from '@vitrine/core/orders/shipment.ts';
import type { MailContent } from '../../mail/index.ts';
import type { ShipmentRow } from '../shipments.store.ts';
import { orderMail, piecesInWords } from './order-mail.ts';
import { type About, wordsOf } from './order-mails.ts';

/** What was sent, and what is still to come. */
export interface SentFacts {
  readonly shipment: Pick<ShipmentRow, 'lines' | 'carrier' | 'tracking_number' | 'tracking_address' | 'note'>;
  readonly still: readonly ShippedLine[];
  /** Nothing of the order was sent before. */
  readonly isFirst: boolean;
}

/** To the buyer: all of the order, or a part of it, is on its way (rules ORDER-7 and ORDER-31). */
export function fulfilledMail(about: About, { shipment, still, isFirst }: SentFacts): MailContent {
  const { messages, say } = wordsOf(about);
  const { partSubject, partIntro, stillToCome } = shipmentWords(about);
  const { number } = about.order;
  const isSent = shipment.lines.length > 0;
  const isPart = still.length > 0;
  const values = { number: number ?? '', shop: about.website.title };
  const whole = isSent ? 'fulfilledIntro' : 'fulfilledPlainIntro';
  const subject = isSent ? 'fulfilledSubject' : 'fulfilledPlainSubject';
  return orderMail({
    ...about,
    subject: isPart ? partSubject(values) : say(subject),
    intro: [isPart ? partIntro(values) : say(whole)],
    facts: [
      ...(isPart || !isFirst ? [itemsInWords(about, shipment.lines)] : []),
      ...travelInWords(about, shipment),
      ...(isPart ? [`${stillToCome}\n${itemsInWords(about, still)}`] : []),
    ],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** To the buyer: a shipment that is under way travels differently than was said (rule ORDER-32). */
export function trackingMail(about: About, shipment: SentFacts['shipment']): MailContent {
  const { messages } = wordsOf(about);
  const { trackingSubject, trackingIntro } = shipmentWords(about);
  const values = { number: about.order.number ?? '', shop: about.website.title };
  return orderMail({
    ...about,
    subject: trackingSubject(values),
    intro: [trackingIntro(values)],
    facts: [itemsInWords(about, shipment.lines), ...travelInWords(about, shipment)],
    button: { label: messages.seeOrder, address: about.address },
  });
}

function shipmentWords({ website }: About) {
  return wordsIn(website.settings.language).shipmentMails;
}

function itemsInWords({ order }: About, items: readonly ShippedLine[]): string {
  const words = items.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [piecesInWords({ ...line, quantity })] : [];
  });
  return words.join('\n');
}

function travelInWords(
  about: About,
  { carrier, tracking_number: number, tracking_address: address, note }: SentFacts['shipment'],
): string[] {
  const { messages } = wordsOf(about);
  const parcel = [carrier, number].filter(Boolean).join(' ');
  return [
    ...(parcel === '' ? [] : [messages.parcel({ parcel })]),
    ...(address === '' ? [] : [messages.follow({ address })]),
    ...(note === '' ? [] : [note]),
  ];
}
