import type { messages as en } from '../../en/site/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  draftOrders: {
    linkSubject: 'Votre commande chez {shop}',
    linkIntro: '{shop} a préparé une commande pour vous. Vérifiez-la et choisissez comment payer.',
    linkTotal: 'Total : {total}',
    linkButton: 'Vérifier et payer',
    linkUntil:
      'Le lien est valable jusqu’au {date}. Ne transférez pas cet e-mail : toute personne ayant le lien peut voir votre commande.',
  },
};
