import type { messages as en } from '../../en/site/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: {
    consent:
      'Geef me mijn downloads zodra ik heb betaald. Ik weet dat ik daarmee mijn herroepingsrecht ervoor verlies.',
    consentMissing: 'Ga akkoord met de onmiddellijke levering. Anders kunnen we je je downloads niet geven.',
    consentChanged: 'De tekst over de onmiddellijke levering is veranderd. Lees hem en ga opnieuw akkoord.',
    agreed: 'Je bent akkoord gegaan met de onmiddellijke levering van je downloads:',
    mailSubject: 'Je downloads van bestelling {number}',
    mailIntro: 'Hier zijn je downloads van {shop}.',
    mailList: 'Je downloads:',
    mailUntil:
      'De link werkt tot {date}. Daarna kun je op de pagina van je bestelling een nieuwe laten sturen.',
    mailButton: 'Naar je downloads',
  },
};
