import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';

/** A BCP 47 tag with a known language, as required for writing dates, prices and countries (rule TENANCY-11). */
export const languageSchema = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, fieldCode('language'))
  .refine(isLanguage, fieldCode('languageUnknown'));

export const timeZoneSchema = z.string().max(64).refine(isTimeZone, fieldCode('timeZone'));

function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** By name only: unlike a plain offset, a time zone includes daylight saving time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
