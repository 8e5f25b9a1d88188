import type { UploadQueue } from '@vitrine/controls/upload/upload-queue.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { GridDevice, Place } from '@vitrine/core/page/page-document.ts';
import { createContext, useContext } from 'react';
import type { CanvasActions } from './canvas-actions.ts';
import type { Selection } from './selection.ts';

/** A block being dragged to another place. */
export interface Dragged {
  readonly blockId: string;
  readonly sectionId: string;
  readonly place: Place;
}

/** Files dropped on a block, until its panel takes them. */
export interface DroppedFiles {
  readonly blockId: string;
  readonly files: readonly File[];
}

export interface CanvasTools {
  readonly page: Document;
  readonly actions: CanvasActions;
  readonly device: GridDevice;
  readonly scale: number;
  readonly selection: Selection | null;
  readonly select: (selection: Selection | null) => void;
  /** The text block being edited. */
  readonly writing: string | null;
  readonly write: (blockId: string | null) => void;
  readonly isPanelOpen: boolean;
  readonly openPanel: (isOpen: boolean) => void;
  /** The right edge of the area that the open panel leaves free, in px of the canvas. */
  readonly clearTo: number;
  /** Opens the panel and moves the focus into it. */
  readonly enterPanel: () => void;
  /** Moves the focus to the toolbar of the selection. */
  readonly enterToolbar: () => void;
  /** Moves the focus to the canvas, where the block shortcuts work. */
  readonly focusCanvas: () => void;
  readonly dragged: Dragged | null;
  readonly drag: (dragged: Dragged | null) => void;
  readonly dropped: DroppedFiles | null;
  readonly dropFiles: (dropped: DroppedFiles | null) => void;
  readonly uploadsOf: (blockId: string) => UploadQueue<Asset>;
  /** Opens the block catalogue for a section. */
  readonly askForBlock: (sectionId: string) => void;
  /** Opens the section layouts for a position among the sections of a part. */
  readonly askForSection: (where: { part: Selection['part']; index: number }) => void;
  readonly removeSelected: () => void;
}

export const CanvasContext = createContext<CanvasTools | null>(null);

export function useCanvas(): CanvasTools {
  const tools = useContext(CanvasContext);
  if (tools === null) throw new Error('This belongs on a canvas.');
  return tools;
}
