import type { messages as en } from '../../en/pages/orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  receivedTitle: 'Tak. Vi har modtaget din ordre.',
  receivedNumber: 'Ordre {number} er modtaget',
  statusTitle: 'Status for ordre {number}',
  followOrder: 'Følg din ordre',
  statusPreparing: 'Vi gør din ordre klar.',
  statusPartlySent: 'En del af din ordre er på vej.',
  statusSent: 'Din ordre er på vej.',
  statusComplete: 'Din ordre er afsluttet.',
  parcels: 'Sendt',
  parcelSentOn: 'Sendt den {date}',
  parcelNumber: 'Sporingsnummer: {number}',
  trackParcel: 'Følg pakken',
  stillToCome: 'Mangler at blive sendt',
  yourOrders: 'Dine ordrer',
};
