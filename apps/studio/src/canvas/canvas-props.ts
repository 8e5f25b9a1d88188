import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { ReactNode } from 'react';
import type { PageEditor } from '../editing/page-editor.ts';

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

/** The website data for views, from the server. */
export interface CanvasSite {
  readonly site: Readonly<Record<string, unknown>>;
}
