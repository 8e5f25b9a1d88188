import type { messages as en } from '../../en/pages/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discountCode: 'Código de descuento',
  applyCode: 'Aplicar',
  removeCode: 'Quitar el código {code}',
  codesTitle: 'Códigos de descuento',
  codeFreeShipping: 'Envío gratis',
};
