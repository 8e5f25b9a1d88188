import { useQuery } from '@tanstack/react-query';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { callApi } from '../api/call-api.ts';
import { useCall } from '../api/use-call.ts';
import { editorOf, watchWindow } from './edit-sessions.ts';
import type { EditorState, PageEditor } from './page-editor.ts';

/** The editor of one document with the website's header and footer around it; null until all have loaded. */
export function usePageEditor(documentId: string | null) {
  const site = useCall(pagesCalls.getSite, {});
  const page = useQuery({
    queryKey: [pagesCalls.get.name, documentId],
    queryFn: () => callApi(pagesCalls.get, { params: { documentId: documentId ?? '' } }),
    enabled: documentId !== null,
    // The session keeps the newest state; this query only provides the initial one.
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Created once: refetching by other rooms must not discard the undo history of this one.
  const made = useRef<{ documentId: string; editor: PageEditor } | null>(null);
  if (documentId !== null && made.current?.documentId !== documentId) {
    const isLoaded = site.data !== undefined && page.data !== undefined;
    const { header, footer } = site.data ?? {};
    made.current =
      isLoaded && header && footer
        ? { documentId, editor: editorOf({ documentId, page: page.data, header, footer }) }
        : null;
  }
  const editor = documentId === null ? null : (made.current?.editor ?? null);
  useEffect(() => watchWindow(), []);
  useEffect(() => {
    const refresh = () => editor?.refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [editor]);
  // Once the page is shown, a lost connection removes nothing from the screen (rule EDIT-5).
  const error = editor && site.data ? null : (site.error ?? page.error);
  const retry = () => void Promise.all([site.refetch(), page.refetch()]);
  return { editor, site: site.data ?? null, error, retry };
}

export function useEditorState(editor: PageEditor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.getState);
}
