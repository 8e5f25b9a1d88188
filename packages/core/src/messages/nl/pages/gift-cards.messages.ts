import type { messages as en } from '../../en/pages/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  codeOrGiftCard: 'Kortingscode of cadeaubon',
  giftCard: 'Cadeaubon',
  giftCardHolds: '{amount} tegoed',
  removeGiftCard: 'Cadeaubon {code} verwijderen',
  toPay: 'Te betalen',
  coveredByGiftCards: 'Je cadeaubonnen dekken het hele bedrag.',
  giftCardTitle: 'Cadeaubon controleren',
  giftCardLead: 'Vul de code in om te zien wat er nog op staat.',
  giftCardCode: 'Code van de cadeaubon',
  giftCardCheck: 'Controleren',
  giftCardLeft: 'Er staat nog {amount} op deze cadeaubon.',
  giftCardValid: 'Hij is geldig tot en met {date}.',
  giftCardUnknown: 'Geen cadeaubon heeft deze code. Controleer elke letter en elk cijfer.',
  giftCardWait: 'Je hebt te veel codes ingevoerd. Wacht een minuut en probeer het opnieuw.',
  giftCardsBought: 'Je cadeaubonnen',
  giftCardSent: 'Verstuurd naar {email}',
  giftCardSends: 'Wordt op {date} verstuurd naar {email}',
};
