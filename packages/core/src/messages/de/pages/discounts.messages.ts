import type { messages as en } from '../../en/pages/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discountCode: 'Rabattcode',
  applyCode: 'Einlösen',
  removeCode: 'Den Code {code} entfernen',
  codesTitle: 'Rabattcodes',
  codeFreeShipping: 'Versandkostenfrei',
};
