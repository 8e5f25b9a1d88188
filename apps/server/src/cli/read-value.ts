import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { z } from 'zod';

/** An argument of the command line, checked by the same rules as the same value in a call. */
export function readValue<S extends z.ZodType>(schema: S, what: string, value: unknown): Result<z.output<S>> {
  const read = readFields(schema, value);
  if (read.isRead) return succeed(read.value);
  return fail(cliErrors.invalid, { what, why: Object.values(read.problems) });
}
