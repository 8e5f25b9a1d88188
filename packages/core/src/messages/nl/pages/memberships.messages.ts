import type { messages as en } from '../../en/pages/memberships.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  memberTitle: 'Welkom. Je bent nu lid.',
  memberNumber: 'Lidmaatschap bevestigd: bestelling {number}',
  membershipsTitle: 'Lidmaatschappen',
  memberSince: 'Lid sinds {date}',
  memberUntil: 'Lid tot {date}',
  memberEnded: 'Beëindigd op {date}',
};
