import type { messages as en } from '../../en/pages/memberships.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  memberTitle: 'Te damos la bienvenida. Tu membresía ya está activa.',
  memberNumber: 'Membresía confirmada: pedido {number}',
  membershipsTitle: 'Membresías',
  memberSince: 'Miembro desde el {date}',
  memberUntil: 'Miembro hasta el {date}',
  memberEnded: 'Finalizó el {date}',
};
