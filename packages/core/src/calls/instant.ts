import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';

/**
 * A moment in UTC, such as 2026-05-01T18:00:00Z. The database has no year 0, which ISO 8601 has (rule HTTP-29).
 */
export const instantSchema = z.iso.datetime(fieldCode('time')).refine(isStorable, fieldCode('time'));

/** A moment as other services write it, in any time zone; a `Date`. */
export const foreignInstantSchema = z.iso
  .datetime({ offset: true, error: fieldCode('time') })
  .refine(isStorable, fieldCode('time'))
  .transform(text => new Date(text));

/** A moment as seconds since 1970; a `Date`. */
export const secondsSchema = z
  .number()
  .int()
  .min(0)
  .max(Date.UTC(9999, 0) / 1000)
  .transform(seconds => new Date(seconds * 1000));

/** A day that clocks everywhere know, such as 2026-05-01. */
export const daySchema = z.iso
  .date(fieldCode('date'))
  .refine(day => day >= '1970' && day < '3000', fieldCode('date'));

function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
