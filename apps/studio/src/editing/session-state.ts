import type { Refusal, Result } from '@vitrine/core/errors/result.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';

/**
 * `retrying`: there is no response, and sending is retried automatically. `conflict` and `refused` wait for a
 * person.
 */
export type SaveState = 'saved' | 'saving' | 'retrying' | 'conflict' | 'refused';

export interface SessionState {
  /** The displayed document: the server's document with all local changes. */
  readonly document: PageDocument;
  readonly version: number;
  readonly save: SaveState;
  /** What was changed and by whom, in the server's words; null if no decision is needed. */
  readonly refusal: Refusal | null;
}

export interface LoadedDocument {
  readonly document: PageDocument;
  readonly version: number;
}

export interface SentOperations {
  readonly baseVersion: number;
  readonly operations: readonly PageOperation[];
}

export interface AcceptedOperations {
  readonly version: number;
  readonly changes: readonly { readonly operations: readonly PageOperation[] }[];
}

/** A session’s dependencies. */
export interface SessionContext {
  readonly load: () => Promise<Result<LoadedDocument>>;
  readonly send: (sent: SentOperations) => Promise<Result<AcceptedOperations>>;
  /** Runs a function after a delay; returns a function that cancels it. */
  readonly later: (milliseconds: number, act: () => void) => () => void;
}
