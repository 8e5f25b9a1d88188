import type { messages as en } from '../../en/pages/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discountCode: 'Kortingscode',
  applyCode: 'Toepassen',
  removeCode: 'De code {code} verwijderen',
  codesTitle: 'Kortingscodes',
  codeFreeShipping: 'Gratis verzending',
};
