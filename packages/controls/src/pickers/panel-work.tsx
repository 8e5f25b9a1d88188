import type { Asset } from '@vitrine/core/media/asset.ts';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { UploadQueue } from '../upload/upload-queue.ts';

/** A panel’s access to its block beyond its settings. */
export interface PanelWork {
  /** The current settings, for an upload that ends after its panel has closed; null if the block is gone. */
  readonly readSettings: () => Readonly<Record<string, unknown>> | null;
  /** Files dropped on the block itself. */
  readonly files: readonly File[];
  /** Uploads for the block, whether its panel is shown or not. */
  readonly uploads: UploadQueue<Asset>;
  /** Returns true to the first field that requests these files. */
  readonly takeFiles: (files: readonly File[]) => boolean;
}

const PanelWorkContext = createContext<PanelWork | null>(null);

export const PanelWorkProvider = PanelWorkContext.Provider;

export function usePanelWork(): PanelWork | null {
  return useContext(PanelWorkContext);
}

/** Passes files dropped on the block to the first field that can use them. */
export function useFilesOfBlock(onFiles: ((files: readonly File[]) => void) | null): void {
  const work = usePanelWork();
  const newest = useRef(onFiles);
  newest.current = onFiles;
  useEffect(() => {
    if (!work || work.files.length === 0 || newest.current === null) return;
    if (work.takeFiles(work.files)) newest.current(work.files);
  }, [work]);
}
