import type { messages as en } from '../../en/site/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  giftCards: {
    name: 'Carte cadeau',
    unknown: 'Aucune carte cadeau ne porte ce code. Vérifiez chaque lettre et chaque chiffre.',
    disabled: 'Cette carte cadeau ne peut plus être utilisée.',
    expired: 'Cette carte cadeau a expiré le {date}.',
    used: 'Il ne reste rien sur cette carte cadeau.',
    otherCurrency: 'Cette carte cadeau est en {currency} et ne peut pas être utilisée ici.',
    test: 'Cette carte cadeau a été achetée avec un paiement de test.',
    gone: 'Le montant que vos cartes cadeaux peuvent payer a changé. Vérifiez le montant à payer et passez de nouveau votre commande.',
    recipientName: 'Nom du destinataire',
    recipientEmail: 'Adresse e-mail du destinataire',
    recipientEmailHint: 'Nous y envoyons la carte cadeau. Laissez ce champ vide pour la recevoir vous-même.',
    message: 'Message',
    sendOn: 'Envoyer le',
    sendOnHint: 'Laissez ce champ vide pour l’envoyer juste après l’achat.',
    nameMissing: 'Saisissez le nom du destinataire.',
    dayTooFar: 'Choisissez aujourd’hui ou un jour suivant, dans un an au plus.',
    mailSubject: 'Une carte cadeau de {amount} pour {shop}',
    mailHello: 'Bonjour {name},',
    mailFrom: '{from} vous offre une carte cadeau de {amount} pour {shop}.',
    mailIntro: 'Vous avez reçu une carte cadeau de {amount} pour {shop}.',
    mailOwn: 'Voici votre carte cadeau de {amount} pour {shop}.',
    mailCode: 'Code : {code}',
    mailUse:
      'Saisissez le code dans le panier ou au moment de payer. Ce que vous ne dépensez pas reste sur la carte.',
    mailValid: 'Elle est valable jusqu’au {date}.',
    mailCheck: 'Voir ce qu’il en reste : {address}',
    mailButton: 'Aller à la boutique',
  },
};
