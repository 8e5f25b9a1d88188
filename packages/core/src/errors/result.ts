import type { PlacesOf } from '../messages/message.ts';
import type { Phrase, PhraseValue, PhraseValues } from '../messages/phrase.ts';
import type { ErrorDefinition } from './declare-errors.ts';
import type { FieldProblems } from './field-problems.ts';

/** An expected failure: its code and values. The edge words it (rule ERROR-4). */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** The English text of its declaration, with placeholders. */
  readonly english: string;
  readonly values: PhraseValues;
  /** The text from the server, if it was worded there. */
  readonly worded?: string;
  /** Field path → what to fix; as text if it came from the server. */
  readonly errors?: Readonly<Record<string, Phrase | string>>;
  /** Further data that a program may use, such as the version of a conflict. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Expected outcomes are values; only bugs throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

interface More extends Pick<Refusal, 'details'> {
  readonly errors?: FieldProblems;
}

/** The values of a declared error, and additional data. */
export type RefusalOf<English extends string> = [PlacesOf<English>] extends [never]
  ? [values?: Readonly<Record<string, never>>, more?: More]
  : [values: Readonly<Record<PlacesOf<English>, PhraseValue>>, more?: More];

/** A refusal of a declared error with its values (rule ERROR-2). */
export function fail<English extends string>(
  { code, status, message }: ErrorDefinition<English>,
  ...[values = {}, more = {}]: RefusalOf<English>
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, status, english: message, values, ...more } };
}
