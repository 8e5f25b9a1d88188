import type { Refusal, Result } from '@vitrine/core/errors/result.ts';
import { type SiteStyles, siteStylesSchema } from '@vitrine/core/site/site-styles.ts';
import type { SaveState } from '../editing/session-state.ts';

export interface StyleState {
  readonly styles: SiteStyles;
  readonly save: SaveState;
  readonly refusal: Refusal | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface LoadedStyles {
  readonly styles: SiteStyles;
  readonly version: number;
}

export interface StyleSurroundings {
  readonly send: (body: { baseVersion: number; styles: SiteStyles }) => Promise<Result<LoadedStyles>>;
  readonly later: (milliseconds: number, act: () => void) => () => void;
  readonly now: () => number;
}

const settleMilliseconds = 500;
const retryMilliseconds = 3000;
const oneStepMilliseconds = 1000;

/**
 * The website's styles being chosen: shown immediately, saved automatically, undone step by step (rule EDIT-9).
 */
export class StyleSession {
  readonly #surroundings: StyleSurroundings;
  readonly #listeners = new Set<() => void>();
  #version: number;
  #saved: SiteStyles;
  #undo: readonly SiteStyles[] = [];
  #redo: readonly SiteStyles[] = [];
  #stroke: { readonly what: string; readonly at: number } | null = null;
  #isSending = false;
  #cancelTimer: (() => void) | null = null;
  #theirs: LoadedStyles | null = null;
  #state: StyleState;

  constructor({ styles, version }: LoadedStyles, surroundings: StyleSurroundings) {
    this.#saved = styles;
    this.#version = version;
    this.#surroundings = surroundings;
    this.#state = { styles, save: 'saved', refusal: null, canUndo: false, canRedo: false };
  }

  readonly getState = (): StyleState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Typing and dragging produce quick changes of one value, which are undone together; a choice has none. */
  change(styles: SiteStyles, stroke: string | null = null): void {
    const at = this.#surroundings.now();
    const last = this.#stroke;
    const isSameStroke = stroke !== null && last?.what === stroke && at - last.at <= oneStepMilliseconds;
    if (!isSameStroke) this.#undo = [...this.#undo, this.#state.styles];
    this.#stroke = stroke === null ? null : { what: stroke, at };
    this.#redo = [];
    this.#put(styles);
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#redo = [...this.#redo, this.#state.styles];
    this.#stroke = null;
    this.#put(before);
  }

  redo(): void {
    const after = this.#redo.at(-1);
    if (!after) return;
    this.#redo = this.#redo.slice(0, -1);
    this.#undo = [...this.#undo, this.#state.styles];
    this.#stroke = null;
    this.#put(after);
  }

  /** Takes over the server’s state if it is newer and nothing was changed here in the meantime (rule EDIT-10). */
  reopen({ styles, version }: LoadedStyles): void {
    if (version <= this.#version || this.#state.save !== 'saved') return;
    this.#saved = styles;
    this.#version = version;
    this.#undo = [];
    this.#redo = [];
    this.#show({ styles });
  }

  takeTheirs(): void {
    const theirs = this.#theirs;
    if (!theirs) return;
    this.#theirs = null;
    this.#saved = theirs.styles;
    this.#version = theirs.version;
    this.#show({ styles: theirs.styles, save: 'saved', refusal: null });
  }

  keepMine(): void {
    if (this.#theirs) this.#version = this.#theirs.version;
    this.#theirs = null;
    this.#show({ save: 'saving', refusal: null });
    this.#sendAfter(0);
  }

  #put(styles: SiteStyles): void {
    const isHeld = this.#state.save === 'conflict';
    this.#show({ styles, save: isHeld ? 'conflict' : 'saving' });
    if (!isHeld) this.#sendAfter(settleMilliseconds);
  }

  #sendAfter(milliseconds: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#surroundings.later(milliseconds, () => void this.#send());
  }

  async #send(): Promise<void> {
    const { styles } = this.#state;
    if (this.#isSending) return;
    this.#isSending = true;
    const reply = await this.#surroundings.send({ baseVersion: this.#version, styles });
    this.#isSending = false;
    if (!reply.ok) return this.#meetRefusal(reply.error);
    this.#saved = reply.value.styles;
    this.#version = reply.value.version;
    const isNewest = this.#state.styles === styles;
    this.#show({ save: isNewest ? 'saved' : 'saving', refusal: null });
    if (!isNewest) this.#sendAfter(settleMilliseconds);
  }

  #meetRefusal(refusal: Refusal): void {
    const { status, details } = refusal;
    if (status === 0 || status >= 500 || status === 429 || status === 401) {
      this.#show({ save: 'retrying', refusal });
      this.#sendAfter(retryMilliseconds);
      return;
    }
    const read = siteStylesSchema.safeParse(details?.styles);
    this.#theirs =
      read.success && typeof details?.version === 'number'
        ? { styles: read.data, version: details.version }
        : { styles: this.#saved, version: this.#version };
    this.#show({ save: 'conflict', refusal });
  }

  #show(patch: Partial<StyleState>): void {
    const canUndo = this.#undo.length > 0;
    const canRedo = this.#redo.length > 0;
    this.#state = { ...this.#state, ...patch, canUndo, canRedo };
    for (const listener of this.#listeners) listener();
  }
}
