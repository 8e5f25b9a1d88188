import type { Editor } from '@tiptap/core';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { usePageEditor } from '../editing/use-page-editor.ts';
import type { PageCanvasProps } from './canvas-props.ts';
import { CanvasRoom } from './canvas-room.tsx';

/** The page itself, editable as soon as it has loaded. */
export function PageCanvas({ documentId, ...rest }: PageCanvasProps) {
  const { editor, site, error, retry } = usePageEditor(documentId);
  const [textEditor, setTextEditor] = useState<Editor | null>(null);
  if (error) return <FailedState message={messageOf(error)} onRetry={retry} />;
  if (!editor || !site) return <LoadingShape shape="form" />;
  return (
    <CanvasRoom
      key={documentId}
      editor={editor}
      site={site}
      styles={site.styles}
      textEditor={textEditor}
      onTextEditor={setTextEditor}
      {...rest}
    />
  );
}
