import type { messages as en } from '../../en/pages/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  payLinkTitle: 'Ihre Bestellung zum Bezahlen',
  payLinkLead:
    'Sie wurde für Sie vorbereitet. Prüfen Sie sie, stimmen Sie den Bedingungen zu und wählen Sie, wie Sie zahlen.',
  payLinkUntil: 'Der Link gilt bis {date}.',
  payLinkHelp: 'Stimmt etwas nicht? Antworten Sie auf die E-Mail mit diesem Link.',
  payLinkExpiredTitle: 'Dieser Link ist abgelaufen',
  payLinkExpired: 'Bitten Sie den Shop um einen neuen.',
  payLinkChangedTitle: 'Dieser Link gilt nicht mehr',
  payLinkChanged:
    'Der Shop hat diese Bestellung geändert. Nutzen Sie den Link in seiner letzten E-Mail oder bitten Sie um einen neuen.',
  payLinkOrderedTitle: 'Diese Bestellung wurde aufgegeben',
  payLinkOrdered: 'Ein zweites Mal ist das nicht möglich.',
  payLinkToOrder: 'Bestellung ansehen',
};
