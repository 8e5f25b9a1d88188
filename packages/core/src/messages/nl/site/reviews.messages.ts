import type { messages as en } from '../../en/site/reviews.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  reviewMails: {
    subject: 'Wat vind je van je aankoop bij {shop}?',
    intro: 'Je bestelling bij {shop} is afgerond. Wat vind je van je aankoop?',
    button: 'Aankoop beoordelen',
    until: 'Je kunt deze link gebruiken tot en met {date}.',
    why: 'Je krijgt deze e-mail omdat je iets bij {shop} hebt gekocht.',
    stop: 'Deze e-mails niet meer ontvangen',
  },
};
