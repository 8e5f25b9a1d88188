import type { messages as en } from '../../en/site/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: {
    consent:
      'Je souhaite recevoir mes téléchargements dès mon paiement. Je sais que je perds alors mon droit de rétractation pour ceux-ci.',
    consentMissing:
      'Veuillez accepter la livraison immédiate. Sans cela, nous ne pouvons pas vous donner vos téléchargements.',
    consentChanged: 'Le texte sur la livraison immédiate a changé. Veuillez le lire et l’accepter à nouveau.',
    agreed: 'Vous avez accepté la livraison immédiate de vos téléchargements :',
    mailSubject: 'Vos téléchargements de la commande {number}',
    mailIntro: 'Voici vos téléchargements de {shop}.',
    mailList: 'Vos téléchargements :',
    mailUntil:
      'Le lien fonctionne jusqu’au {date}. Ensuite, vous pouvez en demander un nouveau sur la page de votre commande.',
    mailButton: 'Voir vos téléchargements',
  },
};
