import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { ReactNode } from 'react';
import type { PageEditor } from '../editing/page-editor.ts';

export interface PageCanvasProps {
  readonly documentId: string | null;
  readonly title: string;
  /** The page's name, which opens the page tree. */
  readonly where: ReactNode;
  /** Panels that float over the canvas. */
  readonly children?: ReactNode;
  /** Called when work on the canvas begins, so that floating panels can close. */
  readonly onWork?: () => void;
  /** Content before the page's own sections, such as a post's title. */
  readonly before?: ReactNode;
  /** Content after them, such as the categories of a post. */
  readonly after?: ReactNode;
}

export interface OpenCanvasProps extends Omit<PageCanvasProps, 'documentId'> {
  readonly editor: PageEditor;
  readonly site: CanvasSite;
  readonly styles: SiteStyles;
}

/** The website data for views, from the server. */
export interface CanvasSite {
  readonly site: Readonly<Record<string, unknown>>;
}
