import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';

export const maxCodeLength = 40;

/** The one form of a code, however it is written: upper case, without spaces (rule DISCOUNT-2). */
export function canonicalCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/** A code of the shop. */
export const discountCodeSchema = z
  .string()
  .max(200)
  .transform(canonicalCode)
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]{1,39}$/u, fieldCode('discountCode')));
