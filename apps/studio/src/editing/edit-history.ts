import type { Result } from '@vitrine/core/errors/result.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { editingErrors } from './editing.errors.ts';
import { mergeOperations } from './merge-operations.ts';

/** One undo step: the operations that undo it, and the document they belong to. */
export interface Step<Where extends string> {
  readonly where: Where;
  /** A description of the step, for the tooltip and screen readers. */
  readonly label: string;
  readonly inverse: readonly PageOperation[];
  /**
   * Steps with the same key that follow each other within a second become one step, such as while a slider is
   * dragged.
   */
  readonly key: string | null;
  readonly at: number;
}

export type Apply<Where extends string> = (
  where: Where,
  operations: readonly PageOperation[],
) => Result<readonly PageOperation[]>;

const oneStepMilliseconds = 1000;
const maxSteps = 200;

/** Undo and redo across several documents (rule EDIT-7). */
export class EditHistory<Where extends string> {
  #undo: readonly Step<Where>[] = [];
  #redo: readonly Step<Where>[] = [];

  record(step: Step<Where>): void {
    const last = this.#undo.at(-1);
    const isSame =
      last !== undefined &&
      step.key !== null &&
      last.key === step.key &&
      last.where === step.where &&
      step.at - last.at < oneStepMilliseconds;
    this.#undo = isSame
      ? [
          ...this.#undo.slice(0, -1),
          { ...step, inverse: mergeOperations([...step.inverse, ...last.inverse]) },
        ]
      : [...this.#undo, step].slice(-maxSteps);
    this.#redo = [];
  }

  /** The step that the next undo reverts; null if there is none. */
  get undoLabel(): string | null {
    return this.#undo.at(-1)?.label ?? null;
  }

  get redoLabel(): string | null {
    return this.#redo.at(-1)?.label ?? null;
  }

  /** Undoes the last step; a step that no longer fits is dropped and reported. */
  undo(apply: Apply<Where>): Result<string> {
    const step = this.#undo.at(-1);
    if (!step) return fail(editingErrors.nothingToUndo);
    this.#undo = this.#undo.slice(0, -1);
    const applied = apply(step.where, step.inverse);
    if (!applied.ok) return fail(editingErrors.cannotUndo, { what: step.label });
    this.#redo = [...this.#redo, { ...step, inverse: applied.value, key: null }];
    return succeed(step.label);
  }

  /** The documents were replaced: earlier steps can no longer be undone. */
  forget(): void {
    this.#undo = [];
    this.#redo = [];
  }

  redo(apply: Apply<Where>): Result<string> {
    const step = this.#redo.at(-1);
    if (!step) return fail(editingErrors.nothingToRedo);
    this.#redo = this.#redo.slice(0, -1);
    const applied = apply(step.where, step.inverse);
    if (!applied.ok) return fail(editingErrors.cannotRedo, { what: step.label });
    this.#undo = [...this.#undo, { ...step, inverse: applied.value, key: null }];
    return succeed(step.label);
  }
}
