import type { Asset } from '@vitrine/core/media/asset.ts';
import { t } from '../messages/translate.ts';
import { type Uploads, useUploads } from '../upload/use-uploads.ts';
import { useControls } from './controls-context.tsx';
import { type FileKind, isOfKind } from './file-kinds.ts';
import { usePanelWork } from './panel-work.tsx';

/**
 * Sends files into the library in their order; one that turns out to be of another kind is not handed on. Those of
 * a block are found again when its panel comes back (rule PANEL-16).
 */
export function useAssetUploads(
  kind: FileKind,
  onDone: (asset: Asset) => void,
  { isOfBlock = false }: { readonly isOfBlock?: boolean } = {},
): Uploads {
  const { upload } = useControls();
  const work = usePanelWork();
  return useUploads<Asset>(
    async (file, progress) => {
      const asset = await upload(file, progress);
      if (!isOfKind(asset, kind)) throw new Error(t('fileOfOtherKind', { name: asset.fileName }));
      return asset;
    },
    onDone,
    { isInOrder: true, shared: isOfBlock ? work?.uploads : undefined },
  );
}
