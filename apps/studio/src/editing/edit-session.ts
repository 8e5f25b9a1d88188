import { type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { applyOperations } from '@vitrine/core/page/operations.ts';
import { pageErrors } from '@vitrine/core/page/page.errors.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { conflicts, touchedBy } from '@vitrine/core/page/touched-by.ts';
import { maxOperations } from '@vitrine/core/pages/pages.calls.ts';
import { applyLeniently } from './apply-leniently.ts';
import { mergeOperations } from './merge-operations.ts';
import type { LoadedDocument, SaveState, SessionContext, SessionState } from './session-state.ts';

/** How long changes wait for more before they are sent. */
const settleMilliseconds = 400;
const firstRetryMilliseconds = 1000;
const maxRetryMilliseconds = 30_000;

/**
 * The page differs from what the operations expect: another person changed it, or the same operations were already
 * sent.
 */
const collisionCodes: readonly string[] = [
  pageErrors.conflict.code,
  pageErrors.duplicateId.code,
  pageErrors.blockNotFound.code,
  pageErrors.sectionNotFound.code,
];

/**
 * One page document being edited: changes are shown immediately, queued, and sent one message at a time; changes
 * by other people are returned and placed below the queue (rules EDIT-1 to EDIT-6).
 */
export class EditSession {
  readonly #surroundings: SessionContext;
  readonly #listeners = new Set<() => void>();
  #base: LoadedDocument;
  #sent: readonly PageOperation[] = [];
  #queue: readonly PageOperation[] = [];
  #state: SessionState;
  #cancelTimer: (() => void) | null = null;
  #failures = 0;
  #isSending = false;

  constructor(loaded: LoadedDocument, surroundings: SessionContext) {
    this.#base = loaded;
    this.#surroundings = surroundings;
    this.#state = { ...loaded, save: 'saved', refusal: null };
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Applies operations together, all or none; returns the operations that undo them (rule EDIT-1). */
  change(operations: readonly PageOperation[]): Result<readonly PageOperation[]> {
    const applied = applyOperations(this.#state.document, operations);
    if (!applied.ok) return applied;
    this.#queue = mergeOperations([...this.#queue, ...operations]);
    const isHeld = this.#state.save === 'conflict' || this.#state.save === 'refused';
    this.#show({
      document: applied.value.document,
      save: isHeld || this.#state.save === 'retrying' ? this.#state.save : 'saving',
    });
    if (!isHeld && !this.#isSending && this.#state.save !== 'retrying') this.#sendAfter(settleMilliseconds);
    return succeed(applied.value.inverse);
  }

  /** Sends the queue without waiting for more changes. */
  flush(): void {
    if (this.#isSending || this.#pending().length === 0) return;
    if (this.#state.save === 'conflict' || this.#state.save === 'refused') return;
    this.#sendAfter(0);
  }

  /** Checks whether another person has changed the page; only while no local change is being sent. */
  async refresh(): Promise<void> {
    if (this.#isSending || this.#pending().length > 0) return;
    const loaded = await this.#surroundings.load();
    const isIdle = !this.#isSending && this.#pending().length === 0;
    if (loaded.ok && isIdle && loaded.value.version > this.#base.version) this.#rebase(loaded.value, []);
  }

  /** Other people’s changes stay; conflicting local changes are dropped (rule EDIT-4). */
  async takeTheirs(): Promise<boolean> {
    const { refusal } = this.#state;
    const path = refusal?.details?.path;
    const mine = typeof path === 'string' ? this.#pending().filter(one => !this.#touches(one, path)) : [];
    return this.#settleOn(mine);
  }

  /** Local changes are applied again to the latest state (rule EDIT-4). */
  keepMine(): Promise<boolean> {
    return this.#settleOn(this.#pending());
  }

  #pending(): readonly PageOperation[] {
    return [...this.#sent, ...this.#queue];
  }

  #touches(operation: PageOperation, path: string): boolean {
    return conflicts(touchedBy(operation, this.#base.document), [path]).length > 0;
  }

  #sendAfter(milliseconds: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#surroundings.later(milliseconds, () => void this.#send());
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#pending().length === 0) return;
    this.#isSending = true;
    // A message without a response is sent again unchanged, before anything new.
    if (this.#sent.length === 0) {
      this.#sent = this.#queue.slice(0, maxOperations);
      this.#queue = this.#queue.slice(maxOperations);
    }
    const wasUncertain = this.#failures > 0;
    const reply = await this.#surroundings.send({
      baseVersion: this.#base.version,
      operations: this.#sent,
    });
    this.#isSending = false;
    if (!reply.ok) return this.#meetRefusal(reply.error, wasUncertain);
    this.#failures = 0;
    const theirs = reply.value.changes.flatMap(change => change.operations);
    const below = applyLeniently(this.#base.document, theirs).document;
    const { document } = applyLeniently(below, this.#sent);
    this.#sent = [];
    this.#rebase({ document, version: reply.value.version }, this.#queue);
  }

  async #meetRefusal(refusal: Refusal, wasUncertain: boolean): Promise<void> {
    const { status, code } = refusal;
    if (status === 0 || status >= 500 || status === 429 || status === 401) return this.#retry(refusal);
    if (!collisionCodes.includes(code)) {
      this.#show({ save: 'refused', refusal });
      return;
    }
    // The response to the same message was lost, so the changes may have arrived.
    if (wasUncertain && code !== pageErrors.conflict.code) {
      await this.#settleOn(this.#pending());
      return;
    }
    this.#show({ save: 'conflict', refusal });
  }

  #retry(refusal: Refusal): void {
    const wait = Math.min(firstRetryMilliseconds * 2 ** this.#failures, maxRetryMilliseconds);
    this.#failures += 1;
    this.#show({ save: 'retrying', refusal });
    this.#sendAfter(wait);
  }

  async #settleOn(mine: readonly PageOperation[]): Promise<boolean> {
    const loaded = await this.#surroundings.load();
    if (!loaded.ok) {
      if (this.#failures > 0) this.#retry(loaded.error);
      return false;
    }
    this.#sent = [];
    this.#failures = 0;
    this.#rebase(loaded.value, mine);
    return true;
  }

  /** Applies the queue on top of a newer state from the server. */
  #rebase(base: LoadedDocument, queue: readonly PageOperation[]): void {
    this.#base = base;
    const { document, applied } = applyLeniently(base.document, queue);
    this.#queue = applied;
    const save: SaveState = applied.length > 0 ? 'saving' : 'saved';
    this.#show({ document, version: base.version, save, refusal: null });
    if (applied.length > 0) this.#sendAfter(settleMilliseconds);
  }

  #show(patch: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}
