import type { Editor } from '@tiptap/core';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import type { PageEditor } from '../editing/page-editor.ts';
import { usePageEditor } from '../editing/use-page-editor.ts';
import { CanvasRoom, type CanvasSite } from './canvas-room.tsx';

export interface PageCanvasProps {
  readonly documentId: string | null;
  readonly title: string;
  /** Where am I: the page's name, with what opens the tree. */
  readonly where: ReactNode;
  /** Panels that float over the canvas. */
  readonly children?: ReactNode;
  /** Something on the canvas was taken up: what floats over it may leave. */
  readonly onWork?: () => void;
  /** Before the page's own sections, as a post's title. */
  readonly before?: ReactNode;
  /** After them, as what a post is filed under. */
  readonly after?: ReactNode;
}

export interface OpenCanvasProps extends Omit<PageCanvasProps, 'documentId'> {
  readonly editor: PageEditor;
  readonly site: CanvasSite;
  readonly styles: SiteStyles;
}

/** The page itself, editable, as soon as it is there. */
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
