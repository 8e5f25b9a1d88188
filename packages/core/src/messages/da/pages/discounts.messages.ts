import type { messages as en } from '../../en/pages/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discountCode: 'Rabatkode',
  applyCode: 'Anvend',
  removeCode: 'Fjern koden {code}',
  codesTitle: 'Rabatkoder',
  codeFreeShipping: 'Gratis levering',
};
