import type { ErrorDefinition } from '@vitrine/core/errors/declare-errors.ts';
import { fail, type Refusal, type RefusalOf } from '@vitrine/core/errors/result.ts';

/** Only the refusal, for code that passes on no result. */
export function refusal<English extends string>(
  definition: ErrorDefinition<English>,
  ...values: RefusalOf<English>
): Refusal {
  return fail(definition, ...values).error;
}
