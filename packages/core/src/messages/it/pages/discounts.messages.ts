import type { messages as en } from '../../en/pages/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discountCode: 'Codice sconto',
  applyCode: 'Applica',
  removeCode: 'Rimuovi il codice {code}',
  codesTitle: 'Codici sconto',
  codeFreeShipping: 'Spedizione gratuita',
};
