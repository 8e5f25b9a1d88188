import type { messages as en } from '../../en/pages/memberships.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  memberTitle: 'Velkommen. Du er nu medlem.',
  memberNumber: 'Medlemskab bekræftet: ordre {number}',
  membershipsTitle: 'Medlemskaber',
  memberSince: 'Medlem siden {date}',
  memberUntil: 'Medlem til {date}',
  memberEnded: 'Ophørt den {date}',
};
