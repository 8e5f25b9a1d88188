import type { messages as en } from '../../en/pages/orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  receivedTitle: 'Danke. Wir haben Ihre Bestellung erhalten.',
  receivedNumber: 'Bestellung {number} erhalten',
  statusTitle: 'Stand der Bestellung {number}',
  followOrder: 'Bestellung verfolgen',
  statusPreparing: 'Wir bereiten Ihre Bestellung vor.',
  statusPartlySent: 'Ein Teil Ihrer Bestellung ist unterwegs.',
  statusSent: 'Ihre Bestellung ist unterwegs.',
  statusComplete: 'Ihre Bestellung ist abgeschlossen.',
  parcels: 'Versendet',
  parcelSentOn: 'Versendet am {date}',
  parcelNumber: 'Sendungsnummer: {number}',
  trackParcel: 'Sendung verfolgen',
  stillToCome: 'Noch nicht versendet',
  yourOrders: 'Ihre Bestellungen',
};
