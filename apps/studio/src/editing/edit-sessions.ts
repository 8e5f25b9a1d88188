import { newId } from '@vitrine/core/id/id.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { sendCall } from '../api/call-api.ts';
import { EditSession } from './edit-session.ts';
import { PageEditor } from './page-editor.ts';
import type { LoadedDocument, SaveState } from './session-state.ts';

/** Distinguishes this window's changes from those of the same person elsewhere. */
const clientId = newId();

/** Every document opened in this window; queued changes are still sent after its room is left. */
const sessions = new Map<string, EditSession>();
const listeners = new Set<() => void>();

/**
 * One editor for each page opened in this window, so that undo is still available when its room is entered again.
 */
const editors = new Map<string, PageEditor>();

export interface LoadedPage {
  readonly documentId: string;
  readonly page: LoadedDocument;
  readonly header: LoadedDocument & { readonly id: string };
  readonly footer: LoadedDocument & { readonly id: string };
}

/** The editor of a page with the website's header and footer around it (rule EDIT-8). */
export function editorOf({ documentId, page, header, footer }: LoadedPage): PageEditor {
  const known = editors.get(documentId);
  if (known) {
    known.refresh();
    return known;
  }
  const editor = new PageEditor(
    {
      header: sessionOf(header.id, header),
      page: sessionOf(documentId, page),
      footer: sessionOf(footer.id, footer),
    },
    () => performance.now(),
  );
  editors.set(documentId, editor);
  return editor;
}

function sessionOf(documentId: string, loaded: LoadedDocument): EditSession {
  const known = sessions.get(documentId);
  if (known) {
    void known.refresh();
    return known;
  }
  const session = new EditSession(loaded, {
    load: () => sendCall(pagesCalls.get, { params: { documentId } }),
    send: ({ baseVersion, operations }) =>
      sendCall(pagesCalls.change, {
        params: { documentId },
        body: { baseVersion, operations: [...operations], clientId },
      }),
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  sessions.set(documentId, session);
  session.subscribe(() => {
    for (const listener of listeners) listener();
  });
  return session;
}

/** Whether any change is unsaved: closing the window would lose it, and publishing would miss it. */
export function worstSaveState(): SaveState {
  const states = [...sessions.values()].map(session => session.getState().save);
  const worst: readonly SaveState[] = ['conflict', 'refused', 'retrying', 'saving'];
  return worst.find(state => states.includes(state)) ?? 'saved';
}

export function subscribeToSaves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function flushAll(): void {
  for (const session of sessions.values()) session.flush();
}

/** Refreshes every open document to the server's state, without an undo step. */
export async function reopenAll(): Promise<void> {
  await Promise.all([...editors.values()].map(editor => editor.reopen()));
}

/**
 * Asks before the window is closed with unsaved changes, and sends them again as soon as there is a connection.
 */
export function watchWindow(): () => void {
  const guard = (event: BeforeUnloadEvent) => {
    if (worstSaveState() === 'saved') return;
    flushAll();
    event.preventDefault();
  };
  window.addEventListener('beforeunload', guard);
  window.addEventListener('online', flushAll);
  return () => {
    window.removeEventListener('beforeunload', guard);
    window.removeEventListener('online', flushAll);
  };
}
