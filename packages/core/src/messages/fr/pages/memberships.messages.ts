import type { messages as en } from '../../en/pages/memberships.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  memberTitle: 'Bienvenue. Votre adhésion est active.',
  memberNumber: 'Adhésion confirmée : commande {number}',
  membershipsTitle: 'Adhésions',
  memberSince: 'Membre depuis le {date}',
  memberUntil: 'Membre jusqu’au {date}',
  memberEnded: 'Terminée le {date}',
};
