import type { ErrorDefinition } from './declare-errors.ts';

/** What a person or a program is told when something expected went wrong. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** Field path → message, for a 400 that names what to fix. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Further facts that a program may act on, such as the version a conflict is about. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Expected outcomes are values; only bugs throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal worded from its declaration; `{name}` in the message is replaced by `values.name`. */
export function fail(
  definition: ErrorDefinition,
  values: Readonly<Record<string, string | number>> = {},
  more: Pick<Refusal, 'errors' | 'details'> = {},
): Result<never> {
  const message = definition.message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
  return { ok: false, error: { code: definition.code, status: definition.status, message, ...more } };
}
