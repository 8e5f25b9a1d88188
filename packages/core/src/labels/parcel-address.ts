import { type Address, addressLines } from '../addresses/address.ts';

/** As the post of the destination expects it: the country last and in capitals, and only abroad (rule LABEL-3). */
export function parcelAddress(
  address: Address,
  { from, language }: { readonly from: string; readonly language: string },
): string[] {
  const lines = addressLines(address, language);
  if (address.country === '') return lines;
  const country = lines.at(-1) ?? '';
  return address.country === from
    ? lines.slice(0, -1)
    : [...lines.slice(0, -1), country.toLocaleUpperCase(language)];
}
