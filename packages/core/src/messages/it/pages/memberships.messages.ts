import type { messages as en } from '../../en/pages/memberships.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  memberTitle: 'Ti diamo il benvenuto. La tua iscrizione è attiva.',
  memberNumber: 'Iscrizione confermata: ordine {number}',
  membershipsTitle: 'Iscrizioni',
  memberSince: 'Membro dal {date}',
  memberUntil: 'Membro fino al {date}',
  memberEnded: 'Terminata il {date}',
};
