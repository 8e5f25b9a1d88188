import type { messages as en } from '../../en/pages/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  codeOrGiftCard: 'Rabattcode oder Gutschein',
  giftCard: 'Geschenkgutschein',
  giftCardHolds: '{amount} darauf',
  removeGiftCard: 'Gutschein {code} entfernen',
  toPay: 'Zu zahlen',
  coveredByGiftCards: 'Ihre Gutscheine decken den ganzen Betrag.',
  giftCardTitle: 'Gutschein prüfen',
  giftCardLead: 'Geben Sie den Code ein, um zu sehen, wie viel noch darauf ist.',
  giftCardCode: 'Code des Gutscheins',
  giftCardCheck: 'Prüfen',
  giftCardLeft: 'Auf diesem Gutschein sind noch {amount}.',
  giftCardValid: 'Er ist bis zum {date} gültig.',
  giftCardUnknown: 'Kein Gutschein hat diesen Code. Prüfen Sie jeden Buchstaben und jede Ziffer.',
  giftCardWait:
    'Sie haben zu viele Codes eingegeben. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  giftCardsBought: 'Ihre Gutscheine',
  giftCardSent: 'Gesendet an {email}',
  giftCardSends: 'Wird am {date} an {email} gesendet',
};
