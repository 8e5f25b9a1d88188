import type { messages as en } from '../../en/pages/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  noticeOffer: 'Me prévenir dès son retour',
  noticeVariant: 'Épuisé',
  noticeButton: 'Me prévenir',
  noticeConsent:
    '{shop} peut m’envoyer un seul e-mail au retour de cet article. Mon adresse ne sert à rien d’autre et je peux revenir sur ce choix à tout moment.',
  noticeAskedTitle: 'Consultez votre boîte de réception',
  noticeAsked:
    'Si cette adresse n’est pas encore sur la liste, nous lui avons envoyé un lien. Ouvrez-le pour confirmer que vous voulez être prévenu.',
  noticeOpenTitle: 'Confirmez votre adresse',
  noticeOpen: 'Nous enverrons un seul e-mail à {email} au retour de {product}.',
  noticeConfirm: 'Oui, me prévenir',
  noticeConfirmedTitle: 'Vous êtes sur la liste',
  noticeConfirmed: 'Nous enverrons un seul e-mail à {email} au retour de {product}.',
  noticeStop: 'Ne plus me prévenir',
  noticeStoppedTitle: 'Votre adresse a été supprimée',
  noticeStopped: 'Vous ne recevrez aucun e-mail sur ce produit.',
  noticeOverTitle: 'Ce lien ne fonctionne plus',
  noticeOver: 'Vous avez déjà été prévenu, la demande est trop ancienne ou elle a été retirée.',
  noticeRefusedTitle: 'Nous n’avons pas pu noter votre adresse',
  noticeAvailable: 'Cet article est de nouveau en stock. Vous pouvez l’acheter maintenant.',
  noticeTooMany: 'Trop de demandes. Réessayez plus tard.',
};
