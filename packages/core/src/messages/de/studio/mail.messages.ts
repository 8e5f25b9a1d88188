import type { messages as en } from '../../en/studio/mail.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  mailHint: 'Alle E-Mails dieser Website. Ohne Mailserver werden sie hier aufbewahrt.',
  mailSearch: 'Nach Empfänger oder Betreff suchen',
  mailNone: 'Noch keine E-Mails',
  mailNoneHint: 'Bestellbestätigungen und andere E-Mails erscheinen hier so, wie der Empfänger sie sieht.',
  mailSubject: 'Betreff',
  mailFrom: 'Von',
  mailTo: 'An',
  mailDate: 'Datum',
  'mail.kept': 'Hier aufbewahrt',
  'mail.queued': 'Wartet',
  'mail.sent': 'Gesendet',
  'mail.failed': 'Fehlgeschlagen',
};
