import type { messages as en } from '../../en/site/reviews.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  reviewMails: {
    subject: 'Que pensez-vous de votre achat chez {shop} ?',
    intro: 'Votre commande chez {shop} est terminée. Que pensez-vous de vos articles ?',
    button: 'Évaluer l’achat',
    until: 'Vous pouvez utiliser ce lien jusqu’au {date}.',
    why: 'Vous recevez cet e-mail parce que vous avez fait un achat chez {shop}.',
    stop: 'Ne plus recevoir ces e-mails',
  },
};
