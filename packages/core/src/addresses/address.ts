import { z } from 'zod';
import { countryName } from './countries.ts';

const line = z.string().max(200);

/** A postal address; every field is trimmed text, empty if the country does not use it. */
export const addressSchema = z.object({
  name: line,
  company: line,
  line1: line,
  line2: line,
  postalCode: z.string().max(20),
  city: line,
  region: line,
  /** Two letters. */
  country: z.string(),
  phone: z.string().max(40),
});
export type Address = z.infer<typeof addressSchema>;

export const emptyAddress: Address = {
  name: '',
  company: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  phone: '',
};

/** The address as written on a parcel, without empty lines. */
export function addressLines(address: Address, language: string): string[] {
  const { name, company, line1, line2, postalCode, city, region, country } = address;
  const isCodeLast = codeLast.has(country);
  const place = isCodeLast
    ? [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
    : [[postalCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  return [name, company, line1, line2, place, country === '' ? '' : countryName(country, language)].filter(
    text => text !== '',
  );
}

/** Countries with the postal code after the city. */
const codeLast = new Set([
  'US',
  'CA',
  'AU',
  'GB',
  'IE',
  'NZ',
  'IN',
  'SG',
  'ZA',
  'TH',
  'ID',
  'PH',
  'KR',
  'TW',
  'BR',
]);
