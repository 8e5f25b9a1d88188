import type { messages as en } from '../../en/site/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discounts: {
    unknown: 'Ce code n’est pas valable.',
    notYet: 'Ce code est valable à partir du {date}.',
    over: 'Ce code a expiré le {date}.',
    usedUp: 'Ce code est déjà épuisé.',
    usedByCustomer: 'Vous avez déjà utilisé ce code.',
    emailNeeded: 'Indiquez votre adresse e-mail lors du paiement pour utiliser ce code.',
    otherCustomers: 'Ce code n’est pas valable pour votre adresse e-mail.',
    belowMinimum: 'Ce code est valable à partir d’un sous-total de {minimum}. Il manque {missing}.',
    otherProducts: 'Ce code ne s’applique à aucun article de votre panier.',
    tooFewBought: 'Ajoutez {missing, plural, one {un article} other {# articles}} pour utiliser ce code.',
    notCombined: 'Ce code ne peut pas être combiné avec « {other} », qui vous fait économiser davantage.',
    nothingSent: 'Ce code rend la livraison gratuite, mais rien n’est encore livré.',
    nothingLeft: 'Il ne reste rien que ce code puisse réduire.',
    gone: 'L’une de vos réductions ne peut plus être utilisée, le total a donc changé. Veuillez le vérifier et commander à nouveau.',
    tooManyCodes: 'Un panier contient au plus {max} codes. Retirez-en un d’abord.',
    tooManyTries: 'Vous avez saisi trop de codes. Attendez une minute et réessayez.',
    noCode: 'Saisissez un code de réduction.',
  },
};
