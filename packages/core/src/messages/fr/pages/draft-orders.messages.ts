import type { messages as en } from '../../en/pages/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  payLinkTitle: 'Votre commande est prête à être payée',
  payLinkLead:
    'Elle a été préparée pour vous. Vérifiez-la, acceptez les conditions et choisissez comment payer.',
  payLinkUntil: 'Le lien est valable jusqu’au {date}.',
  payLinkHelp: 'Quelque chose ne va pas ? Répondez à l’e-mail qui contient ce lien.',
  payLinkExpiredTitle: 'Ce lien a expiré',
  payLinkExpired: 'Demandez-en un nouveau à la boutique.',
  payLinkChangedTitle: 'Ce lien n’est plus valable',
  payLinkChanged:
    'La boutique a modifié cette commande. Utilisez le lien de son dernier e-mail ou demandez-en un nouveau.',
  payLinkOrderedTitle: 'Cette commande a été passée',
  payLinkOrdered: 'Elle ne peut pas être passée une seconde fois.',
  payLinkToOrder: 'Voir la commande',
};
