import { readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { z } from 'zod';
import { textProblems } from '../../http/unstorable-text.ts';

/** Fields that messages of every service have; each can be stored as it is. */
export const eventIdSchema = z.string().min(1).max(100);
export const referenceSchema = z.string().min(1).max(200);
export const reasonSchema = z.string().max(500);
/** Money that moved back, in minor units: never nothing, never negative. */
export const movedSchema = z.number().int().min(1);

/**
 * The fields of a signed message that its method uses. A signature says who sent it, not that it can be stored: what
 * cannot is refused by its field, like the input of a call; other fields are not looked at (rule PAYMENT-38).
 */
export function readEvent<Schema extends z.ZodType>(raw: string, schema: Schema): Result<z.output<Schema>> {
  const read = readFields(schema, jsonOf(raw));
  if (!read.isRead) return fail(paymentErrors.unreadable, {}, { errors: read.problems });
  const { errors } = textProblems(read.value);
  if (Object.keys(errors).length > 0) return fail(paymentErrors.unreadable, {}, { errors });
  return succeed(read.value);
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
