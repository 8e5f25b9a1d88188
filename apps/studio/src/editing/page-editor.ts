import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { findBlock, findSection } from '@vitrine/core/page/find-on-page.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { EditHistory } from './edit-history.ts';
import type { EditSession } from './edit-session.ts';
import type { SaveState, SessionState } from './session-state.ts';

/** The documents on one canvas, from top to bottom. */
export const editedParts = ['header', 'page', 'footer'] as const;
export type EditedPart = (typeof editedParts)[number];
export type EditSessions = Readonly<Record<EditedPart, EditSession>>;

export interface EditorState {
  readonly documents: Readonly<Record<EditedPart, PageDocument>>;
  /** The worst save state of the three. */
  readonly save: SaveState;
  /** The part that waits for a decision, with the reason. */
  readonly trouble: { readonly part: EditedPart; readonly session: SessionState } | null;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}

export interface Change {
  readonly part: EditedPart;
  readonly label: string;
  readonly operations: readonly PageOperation[];
  /** Changes with the same key within a second are one undo step. */
  readonly key?: string;
}

const worstFirst: readonly SaveState[] = ['conflict', 'refused', 'retrying', 'saving', 'saved'];

/** Header, page and footer edited as one, with one undo over all of them (rules EDIT-7, EDIT-8). */
export class PageEditor {
  readonly sessions: EditSessions;
  readonly #now: () => number;
  readonly #history = new EditHistory<EditedPart>();
  readonly #listeners = new Set<() => void>();
  #state: EditorState;

  constructor(sessions: EditSessions, now: () => number) {
    this.sessions = sessions;
    this.#now = now;
    this.#state = this.#read();
  }

  readonly getState = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stops = this.#listeners.size === 1 ? this.#listenToSessions() : [];
    return () => {
      this.#listeners.delete(listener);
      for (const stop of stops) stop();
    };
  };

  change({ part, label, operations, key }: Change): Result<null> {
    const changed = this.sessions[part].change(operations);
    if (!changed.ok) return changed;
    this.#history.record({
      where: part,
      label,
      inverse: changed.value,
      key: key ?? null,
      at: this.#now(),
    });
    this.#tell();
    return succeed(null);
  }

  /** Returns the label of the undone step. */
  undo(): Result<string> {
    const undone = this.#history.undo((part, operations) => this.sessions[part].change(operations));
    this.#tell();
    return undone;
  }

  redo(): Result<string> {
    const redone = this.#history.redo((part, operations) => this.sessions[part].change(operations));
    this.#tell();
    return redone;
  }

  flush(): void {
    for (const part of editedParts) this.sessions[part].flush();
  }

  refresh(): void {
    for (const part of editedParts) void this.sessions[part].refresh();
  }

  /** Shows the website's current state after it was replaced, such as by a restored revision (rule EDIT-10). */
  async reopen(): Promise<void> {
    this.#history.forget();
    await Promise.all(editedParts.map(part => this.sessions[part].refresh()));
    this.#tell();
  }

  partOfBlock(blockId: string): EditedPart | null {
    return editedParts.find(part => findBlock(this.#state.documents[part], blockId) !== null) ?? null;
  }

  partOfSection(sectionId: string): EditedPart | null {
    return editedParts.find(part => findSection(this.#state.documents[part], sectionId) !== null) ?? null;
  }

  #listenToSessions(): (() => void)[] {
    this.#state = this.#read();
    return editedParts.map(part => this.sessions[part].subscribe(() => this.#tell()));
  }

  #tell(): void {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #read(): EditorState {
    const states = editedParts.map(part => ({ part, session: this.sessions[part].getState() }));
    const saves = states.map(({ session }) => session.save);
    const [header, page, footer] = [
      this.sessions.header.getState().document,
      this.sessions.page.getState().document,
      this.sessions.footer.getState().document,
    ];
    return {
      documents: { header, page, footer },
      save: worstFirst.find(save => saves.includes(save)) ?? 'saved',
      trouble:
        states.find(({ session }) => session.save === 'conflict' || session.save === 'refused') ?? null,
      undoLabel: this.#history.undoLabel,
      redoLabel: this.#history.redoLabel,
    };
  }
}
