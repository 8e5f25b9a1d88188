import type { messages as en } from '../../en/pages/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  codeOrGiftCard: 'Rabatkode eller gavekort',
  giftCard: 'Gavekort',
  giftCardHolds: '{amount} på kortet',
  removeGiftCard: 'Fjern gavekortet {code}',
  toPay: 'At betale',
  coveredByGiftCards: 'Dine gavekort dækker hele beløbet.',
  giftCardTitle: 'Tjek et gavekort',
  giftCardLead: 'Indtast koden for at se, hvad der er tilbage.',
  giftCardCode: 'Gavekortets kode',
  giftCardCheck: 'Tjek',
  giftCardLeft: 'Der er {amount} tilbage på dette gavekort.',
  giftCardValid: 'Det gælder til og med {date}.',
  giftCardUnknown: 'Intet gavekort har denne kode. Kontrollér hvert bogstav og ciffer.',
  giftCardWait: 'Du har indtastet for mange koder. Vent et minut, og prøv igen.',
  giftCardsBought: 'Dine gavekort',
  giftCardSent: 'Sendt til {email}',
  giftCardSends: 'Sendes til {email} den {date}',
};
