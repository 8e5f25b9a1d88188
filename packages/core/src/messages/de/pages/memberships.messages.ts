import type { messages as en } from '../../en/pages/memberships.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  memberTitle: 'Willkommen. Sie sind jetzt Mitglied.',
  memberNumber: 'Mitgliedschaft bestätigt: Bestellung {number}',
  membershipsTitle: 'Mitgliedschaften',
  memberSince: 'Mitglied seit {date}',
  memberUntil: 'Mitglied bis {date}',
  memberEnded: 'Beendet am {date}',
};
