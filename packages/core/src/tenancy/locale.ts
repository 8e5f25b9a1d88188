import { z } from 'zod';
import { byLanguage } from '../messages/by-language.ts';
import { fieldCode } from '../messages/phrase.ts';

// Stored settings are checked whenever a website is read.
const isLanguage = byLanguage(tag => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
});

/** By name only: unlike a plain offset, a time zone includes daylight saving time. */
const isTimeZone = byLanguage(name => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
});

/** A BCP 47 tag with a known language, as required for writing dates, prices and countries (rule TENANCY-11). */
export const languageSchema = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, fieldCode('language'))
  .refine(isLanguage, fieldCode('languageUnknown'));

export const timeZoneSchema = z.string().max(64).refine(isTimeZone, fieldCode('timeZone'));
