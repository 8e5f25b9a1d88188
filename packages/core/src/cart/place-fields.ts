import { z } from 'zod';
import { isCountry } from '../addresses/countries.ts';
import { fieldCode } from '../messages/phrase.ts';

const postalCode = /^[\p{L}\p{N}][\p{L}\p{N} ]*(?:\*|-[\p{L}\p{N} ]+)?$/u;

const countrySchema = z
  .string()
  .refine(place => place === '*' || isCountry(place), fieldCode('countryOrAll'));

/** Such as `97204`, `97*` or `1000-1999`, separated by commas; empty for all. */
const postalCodesSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(
    text => text === '' || text.split(',').every(one => postalCode.test(one.trim())),
    fieldCode('postalCodes'),
  );

/** A place, as an owner sets it. */
export const placeFields = {
  country: countrySchema,
  region: z.string().trim().max(100).default(''),
  postalCodes: postalCodesSchema.default(''),
};
