export interface ErrorDefinition<English extends string = string> {
  /** `noun.name`; permanent once released (rule ERROR-1). */
  readonly code: string;
  readonly status: number;
  /** The English text as an ICU message: what happened, why, what to do. */
  readonly message: English;
}

interface Declared {
  readonly status: number;
  readonly message: string;
}

/** Declares the errors of one noun; their codes are the noun and their key (rule ERROR-1). */
export function declareErrors<const Errors extends Readonly<Record<string, Declared>>>(
  noun: string,
  errors: Errors,
): { readonly [Key in keyof Errors]: ErrorDefinition<Errors[Key]['message']> } {
  const entries = Object.entries(errors);
  return Object.freeze(
    Object.fromEntries(entries.map(([key, error]) => [key, { code: `${noun}.${key}`, ...error }])),
  ) as { readonly [Key in keyof Errors]: ErrorDefinition<Errors[Key]['message']> };
}
