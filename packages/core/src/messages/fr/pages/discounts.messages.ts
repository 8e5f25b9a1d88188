import type { messages as en } from '../../en/pages/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discountCode: 'Code de réduction',
  applyCode: 'Appliquer',
  removeCode: 'Retirer le code {code}',
  codesTitle: 'Codes de réduction',
  codeFreeShipping: 'Livraison gratuite',
};
