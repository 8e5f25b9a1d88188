import type { Asset } from '@vitrine/core/media/asset.ts';
import { t } from '../messages/translate.ts';
import { type Uploads, useUploads } from '../upload/use-uploads.ts';
import { useControls } from './controls-context.tsx';
import { type FileKind, isOfKind } from './file-kinds.ts';
import { usePanelWork } from './panel-work.tsx';

/**
 * Uploads files into the media library in order; a file that turns out to be of another type is not passed on.
 * Uploads for a block continue and are shown again when its panel reopens (rule PANEL-16).
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
