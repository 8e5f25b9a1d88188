import type { Asset } from '@vitrine/core/media/asset.ts';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { UploadQueue } from '../upload/upload-queue.ts';

/** A panel’s access to its block beyond its settings. */
export interface PanelWork {
  /** The current settings, for an upload that ends after its panel was closed; null if the block is gone. */
  readonly readSettings: () => Readonly<Record<string, unknown>> | null;
  /** Files that were dropped on the block itself. */
  readonly files: readonly File[];
  /** Files on their way to the block, whether its panel is shown or not. */
  readonly uploads: UploadQueue<Asset>;
  /** Answers true to the first that asks for those files. */
  readonly takeFiles: (files: readonly File[]) => boolean;
}

const PanelWorkContext = createContext<PanelWork | null>(null);

export const PanelWorkProvider = PanelWorkContext.Provider;

export function usePanelWork(): PanelWork | null {
  return useContext(PanelWorkContext);
}

/** Gives the first field that can use them what was dropped on its block. */
export function useFilesOfBlock(onFiles: ((files: readonly File[]) => void) | null): void {
  const work = usePanelWork();
  const newest = useRef(onFiles);
  newest.current = onFiles;
  useEffect(() => {
    if (!work || work.files.length === 0 || newest.current === null) return;
    if (work.takeFiles(work.files)) newest.current(work.files);
  }, [work]);
}
