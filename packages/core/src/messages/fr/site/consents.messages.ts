import type { messages as en } from '../../en/site/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  consents: {
    termsMissing: 'Veuillez accepter les conditions. Sans cela, nous ne pouvons pas accepter votre commande.',
    termsChanged:
      'Les conditions ont changé depuis que vous les avez acceptées. Veuillez les lire et les accepter à nouveau.',
    wordsChanged:
      'Le texte concernant les nouveautés par e-mail a changé. Veuillez le lire et cocher à nouveau la case si vous êtes d’accord.',
    agreedTerms: 'Voici ce que vous avez accepté en commandant :',
    agreedMarketing:
      'Vous avez accepté de recevoir des nouveautés et des offres par e-mail. Vous pouvez retirer votre consentement ici à tout moment :',
  },
};
