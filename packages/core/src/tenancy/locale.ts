import { z } from 'zod';

/** A tag of BCP 47 whose language has a name, as everything that writes dates, prices and countries needs (rule TENANCY-11). */
export const languageSchema = z
  .string()
  .max(35, 'Must have at most 35 characters.')
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, 'Must be a language tag, such as en or de-AT.')
  .refine(isLanguage, 'Must be a language tag that is in use, such as en or de-AT.');

export const timeZoneSchema = z
  .string()
  .max(64, 'Must have at most 64 characters.')
  .refine(isTimeZone, 'Must be a time zone, such as Europe/Berlin or UTC.');

function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** By name only: what a clock is set by also knows when summer begins, which a bare offset does not. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
