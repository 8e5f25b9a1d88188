import type { messages as en } from '../../en/site/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderMails: {
    subject: 'Du har noget i kurven hos {shop}',
    intro: 'Det her ligger stadig i din kurv hos {shop}.',
    code: 'Med koden {code} bliver det billigere. Den bliver indtastet for dig.',
    button: 'Tilbage til min kurv',
    until: 'Linket virker til og med {date}. Priser og lager kan ændre sig.',
    why: '{shop} sender dig denne ene e-mail om din kurv, fordi du har sagt ja til det.',
    stop: 'Ikke flere af disse e-mails',
  },
};
