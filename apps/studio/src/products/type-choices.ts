import { productTypes } from '@vitrine/core/products/product-views.ts';
import { t } from '../messages/translate.ts';

export type ProductTypeName = keyof typeof productTypes;

export const productTypeNames = Object.keys(productTypes) as ProductTypeName[];

/** Each kind of product by its number, in the reader’s language. */
export function typeChoices(): { value: string; label: string }[] {
  return productTypeNames.map(name => ({ value: String(productTypes[name]), label: t(`type.${name}`) }));
}
