import type { messages as en } from '../../en/pages/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  codeOrGiftCard: 'Code de réduction ou carte cadeau',
  giftCard: 'Carte cadeau',
  giftCardHolds: '{amount} disponibles',
  removeGiftCard: 'Retirer la carte cadeau {code}',
  toPay: 'À payer',
  coveredByGiftCards: 'Vos cartes cadeaux couvrent tout le montant.',
  giftCardTitle: 'Consulter une carte cadeau',
  giftCardLead: 'Saisissez son code pour voir ce qu’il en reste.',
  giftCardCode: 'Code de la carte cadeau',
  giftCardCheck: 'Consulter',
  giftCardLeft: 'Il reste {amount} sur cette carte cadeau.',
  giftCardValid: 'Elle est valable jusqu’au {date}.',
  giftCardUnknown: 'Aucune carte cadeau ne porte ce code. Vérifiez chaque lettre et chaque chiffre.',
  giftCardWait: 'Vous avez saisi trop de codes. Attendez une minute et réessayez.',
  giftCardsBought: 'Vos cartes cadeaux',
  giftCardSent: 'Envoyée à {email}',
  giftCardSends: 'Sera envoyée à {email} le {date}',
};
