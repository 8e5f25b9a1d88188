import type { messages as en } from '../../en/pages/orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  receivedTitle: 'Bedankt. We hebben je bestelling ontvangen.',
  receivedNumber: 'Bestelling {number} ontvangen',
  statusTitle: 'Status van bestelling {number}',
  followOrder: 'Volg je bestelling',
  statusPreparing: 'We maken je bestelling klaar.',
  statusPartlySent: 'Een deel van je bestelling is onderweg.',
  statusSent: 'Je bestelling is onderweg.',
  statusComplete: 'Je bestelling is afgerond.',
  parcels: 'Verzonden',
  parcelSentOn: 'Verzonden op {date}',
  parcelNumber: 'Trackingnummer: {number}',
  trackParcel: 'Volg dit pakket',
  stillToCome: 'Nog te verzenden',
  yourOrders: 'Je bestellingen',
};
