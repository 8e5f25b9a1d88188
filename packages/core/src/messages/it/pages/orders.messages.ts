import type { messages as en } from '../../en/pages/orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  receivedTitle: 'Grazie. Abbiamo ricevuto il tuo ordine.',
  receivedNumber: 'Ordine {number} ricevuto',
  statusTitle: 'Stato dell’ordine {number}',
  followOrder: 'Segui il tuo ordine',
  statusPreparing: 'Stiamo preparando il tuo ordine.',
  statusPartlySent: 'Una parte del tuo ordine è in viaggio.',
  statusSent: 'Il tuo ordine è in viaggio.',
  statusComplete: 'Il tuo ordine è completo.',
  parcels: 'Spedito',
  parcelSentOn: 'Spedito il {date}',
  parcelNumber: 'Numero di tracciamento: {number}',
  trackParcel: 'Segui questo pacco',
  stillToCome: 'Ancora da spedire',
  yourOrders: 'I tuoi ordini',
};
