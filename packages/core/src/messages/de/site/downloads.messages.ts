import type { messages as en } from '../../en/site/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: {
    consent:
      'Ich möchte meine Downloads sofort nach der Zahlung erhalten. Mir ist bekannt, dass ich dadurch mein Widerrufsrecht für sie verliere.',
    consentMissing:
      'Bitte stimmen Sie der sofortigen Lieferung zu. Sonst können wir Ihnen Ihre Downloads nicht geben.',
    consentChanged:
      'Die Worte zur sofortigen Lieferung haben sich geändert. Bitte lesen Sie sie und stimmen Sie erneut zu.',
    agreed: 'Sie haben der sofortigen Lieferung Ihrer Downloads zugestimmt:',
    mailSubject: 'Ihre Downloads der Bestellung {number}',
    mailIntro: 'Hier sind Ihre Downloads von {shop}.',
    mailList: 'Ihre Downloads:',
    mailUntil:
      'Der Link gilt bis {date}. Danach können Sie sich auf der Seite Ihrer Bestellung einen neuen schicken lassen.',
    mailButton: 'Zu Ihren Downloads',
  },
};
