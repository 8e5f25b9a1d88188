export interface ErrorDefinition {
  /** `noun.name`; permanent once released (rule ERROR-1). */
  readonly code: string;
  readonly status: number;
  /** What happened, why, what to do; `{name}` places take values. */
  readonly message: string;
}

/** Declares the errors of one noun; their codes are the noun and their key (rule ERROR-1). */
export function declareErrors<Key extends string>(
  noun: string,
  errors: Record<Key, { status: number; message: string }>,
): Readonly<Record<Key, ErrorDefinition>> {
  const entries = Object.entries<{ status: number; message: string }>(errors);
  return Object.freeze(
    Object.fromEntries(entries.map(([key, error]) => [key, { code: `${noun}.${key}`, ...error }])),
  ) as Readonly<Record<Key, ErrorDefinition>>;
}
