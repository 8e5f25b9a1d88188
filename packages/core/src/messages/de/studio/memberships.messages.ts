import type { messages as en } from '../../en/studio/memberships.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'room.members': 'Mitglieder',
  'member.search': 'Nach Name, E-Mail oder Mitgliedschaft suchen',
  'member.current': 'Aktuell',
  'member.ended': 'Beendet',
  'member.none': 'Noch keine Mitglieder',
  'member.noneHint': 'Hier erscheinen alle, die ein Produkt der Art „Mitgliedschaft“ bezahlt haben.',
  'member.noMatch': 'Kein Mitglied passt',
  'member.noMatchHint': 'Versuchen Sie einen anderen Namen oder eine andere E-Mail-Adresse.',
  'member.name': 'Name',
  'member.email': 'E-Mail-Adresse',
  'member.membership': 'Mitgliedschaft',
  'member.since': 'Seit',
  'member.until': 'Bis',
  'member.noEnd': 'Ohne Ende',
  'member.erased': 'Gelöschtes Mitglied',
};
