import type { MessageValue, PlacesOf } from '../messages/message.ts';
import type { ErrorDefinition } from './declare-errors.ts';

/** Something expected that went wrong: what it is and its values. Words are put to it at the edge (rule ERROR-4). */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** The English of its declaration, with its places. */
  readonly english: string;
  readonly values: Readonly<Record<string, MessageValue>>;
  /** The words that the server put to it, where it came from there. */
  readonly worded?: string;
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

type More = Pick<Refusal, 'errors' | 'details'>;

/** The values that a declared error takes, and what goes beside them. */
export type RefusalOf<English extends string> = [PlacesOf<English>] extends [never]
  ? [values?: Readonly<Record<string, never>>, more?: More]
  : [values: Readonly<Record<PlacesOf<English>, MessageValue>>, more?: More];

/** A refusal of a declared error with its values (rule ERROR-2). */
export function fail<English extends string>(
  { code, status, message }: ErrorDefinition<English>,
  ...[values = {}, more = {}]: RefusalOf<English>
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, status, english: message, values, ...more } };
}
