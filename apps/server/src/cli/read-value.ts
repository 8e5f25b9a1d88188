import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { z } from 'zod';

/** A word of the command line, held to the same rules as the same value in a call. */
export function readValue<S extends z.ZodType>(schema: S, what: string, value: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return succeed(parsed.data);
  const why = parsed.error.issues.map(issue => issue.message).join(' ');
  return fail(cliErrors.invalid, { what, why });
}
