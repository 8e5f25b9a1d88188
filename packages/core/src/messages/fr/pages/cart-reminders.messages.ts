import type { messages as en } from '../../en/pages/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderConsent:
    'Envoyez-moi un e-mail si je pars sans commander. {shop} n’utilise mon adresse pour rien d’autre et je peux retirer mon consentement à tout moment.',
  cartBackTitle: 'Votre panier',
  cartBackLead: 'Voici ce que contenait votre panier. Récupérez-le pour reprendre où vous en étiez.',
  cartBackButton: 'Récupérer mon panier',
  cartBackOver: 'Ce lien ne fonctionne plus',
  cartBackOverLead: 'Le panier a été commandé ou est trop ancien, ou le lien a expiré.',
};
