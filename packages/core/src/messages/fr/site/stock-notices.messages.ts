import type { messages as en } from '../../en/site/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  stockNoticeMails: {
    confirmSubject: 'Vous prévenir du retour de {name} ?',
    confirmIntro:
      'Quelqu’un a saisi cette adresse chez {shop} pour être prévenu du retour de {name}. Était-ce vous ?',
    confirmButton: 'Confirmer',
    confirmNot: 'Si ce n’était pas vous, ne faites rien. Vous ne recevrez plus d’e-mail.',
    backSubject: '{name} est de retour',
    backIntro: '{name} est de nouveau en stock chez {shop}.',
    backFew: 'Nous prévenons chacun à son tour. Nous ne pouvons pas en réserver.',
    backButton: 'Voir le produit',
    backOnce: 'Vous avez demandé cet unique e-mail. Il n’y en aura pas d’autre.',
    backStop: 'Supprimer mon adresse',
  },
};
