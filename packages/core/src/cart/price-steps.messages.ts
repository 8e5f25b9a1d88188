/** Why a total is what it is, in sentences (rule CART-7). */
const en = {
  price: '{title}: {quantity} × {unitPrice} = {amount}',
  salePrice: '{title}: {quantity} × {unitPrice} on sale, before {listPrice} = {amount}',
  discount: '{name} on {title}: {amount}',
  shipping: '{name}: {amount}',
  shippingFree: '{name}: free from {freeFrom}',
  tax: 'Tax ({country}) of {rate} % on {base} = {tax}',
  taxInside: 'Tax ({country}) of {rate} % inside {base} = {tax}',
  rounded: ', rounded to the nearest, halves up',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  price: '{title}: {quantity} × {unitPrice} = {amount}',
  salePrice: '{title}: {quantity} × {unitPrice} im Angebot, vorher {listPrice} = {amount}',
  discount: '{name} auf {title}: {amount}',
  shipping: '{name}: {amount}',
  shippingFree: '{name}: kostenlos ab {freeFrom}',
  tax: 'Steuer ({country}) von {rate} % auf {base} = {tax}',
  taxInside: 'Steuer ({country}) von {rate} %, enthalten in {base} = {tax}',
  rounded: ', kaufmännisch gerundet',
};

export const priceStepMessages = { en, de };
