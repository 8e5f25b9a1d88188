import type { messages as en } from '../../en/site/reviews.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  reviewMails: {
    subject: 'Hvad synes du om dit køb hos {shop}?',
    intro: 'Din ordre hos {shop} er afsluttet. Hvad synes du om det, du købte?',
    button: 'Bedøm dit køb',
    until: 'Du kan bruge dette link til og med {date}.',
    why: 'Du får denne e-mail, fordi du har købt noget hos {shop}.',
    stop: 'Stop disse e-mails',
  },
};
