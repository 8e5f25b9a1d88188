import type { messages as en } from '../../en/pages/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  codeOrGiftCard: 'Codice sconto o carta regalo',
  giftCard: 'Carta regalo',
  giftCardHolds: '{amount} disponibili',
  removeGiftCard: 'Rimuovi la carta regalo {code}',
  toPay: 'Da pagare',
  coveredByGiftCards: 'Le tue carte regalo coprono tutto l’importo.',
  giftCardTitle: 'Controlla una carta regalo',
  giftCardLead: 'Inserisci il codice per vedere quanto resta.',
  giftCardCode: 'Codice della carta regalo',
  giftCardCheck: 'Controlla',
  giftCardLeft: 'Su questa carta regalo restano {amount}.',
  giftCardValid: 'È valida fino al {date}.',
  giftCardUnknown: 'Nessuna carta regalo ha questo codice. Controlla ogni lettera e ogni cifra.',
  giftCardWait: 'Hai inserito troppi codici. Attendi un minuto e riprova.',
  giftCardsBought: 'Le tue carte regalo',
  giftCardSent: 'Inviata a {email}',
  giftCardSends: 'Sarà inviata a {email} il {date}',
};
