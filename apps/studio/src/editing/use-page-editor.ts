import { useQuery } from '@tanstack/react-query';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { callApi } from '../api/call-api.ts';
import { useCall } from '../api/use-call.ts';
import { sessionOf, watchWindow } from './edit-sessions.ts';
import { type EditorState, PageEditor } from './page-editor.ts';

/** The editor of one document with the website's header and footer around it; null until all are there. */
export function usePageEditor(documentId: string | null) {
  const site = useCall(pagesCalls.getSite, {});
  const page = useQuery({
    queryKey: [pagesCalls.get.name, documentId],
    queryFn: () => callApi(pagesCalls.get, { params: { documentId: documentId ?? '' } }),
    enabled: documentId !== null,
    // The session keeps the newest state; what is asked here is only where it began.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const editor = useMemo(() => {
    if (!site.data || !page.data || documentId === null) return null;
    const { header, footer } = site.data;
    return new PageEditor(
      {
        header: sessionOf(header.id, header),
        page: sessionOf(documentId, page.data),
        footer: sessionOf(footer.id, footer),
      },
      () => performance.now(),
    );
  }, [site.data, page.data, documentId]);
  useEffect(() => watchWindow(), []);
  useEffect(() => {
    const refresh = () => editor?.refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [editor]);
  const error = site.error ?? page.error;
  const retry = () => void Promise.all([site.refetch(), page.refetch()]);
  return { editor, site: site.data ?? null, error, retry };
}

export function useEditorState(editor: PageEditor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.getState);
}
