import type { ErrorDefinition } from '@vitrine/core/errors/declare-errors.ts';
import { fail, type Refusal } from '@vitrine/core/errors/result.ts';

/** The refusal alone, worded as `fail` does, for where no result is passed on. */
export function refusal(
  definition: ErrorDefinition,
  values: Readonly<Record<string, string | number>> = {},
  more: Pick<Refusal, 'errors' | 'details'> = {},
): Refusal {
  const failed = fail(definition, values, more);
  if (failed.ok) throw new Error('a failure is never a success');
  return failed.error;
}
