import type { messages as en } from '../../en/site/reviews.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  reviewMails: {
    subject: 'Wie gefällt Ihnen Ihr Einkauf bei {shop}?',
    intro: 'Ihre Bestellung bei {shop} ist abgeschlossen. Wie gefällt Ihnen, was Sie gekauft haben?',
    button: 'Einkauf bewerten',
    until: 'Sie können diesen Link bis zum {date} verwenden.',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {shop} eingekauft haben.',
    stop: 'Diese E-Mails abbestellen',
  },
};
