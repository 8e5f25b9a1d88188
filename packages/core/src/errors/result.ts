import type { PlacesOf } from '../messages/message.ts';
import type { Phrase, PhraseValue, PhraseValues } from '../messages/phrase.ts';
import type { ErrorDefinition } from './declare-errors.ts';
import type { FieldProblems } from './field-problems.ts';

/** Something expected that went wrong: what it is and its values. Words are put to it at the edge (rule ERROR-4). */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** The English of its declaration, with its places. */
  readonly english: string;
  readonly values: PhraseValues;
  /** The words that the server put to it, where it came from there. */
  readonly worded?: string;
  /** Field path → what to fix; in words where they came from the server. */
  readonly errors?: Readonly<Record<string, Phrase | string>>;
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

interface More extends Pick<Refusal, 'details'> {
  readonly errors?: FieldProblems;
}

/** The values that a declared error takes, and what goes beside them. */
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
