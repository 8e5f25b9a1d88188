import type { Capability } from '../../capability.ts';
import { makeVariantsJob, resumeVariants } from './media.jobs.ts';
import { mediaRoutes } from './media.routes.ts';
import { serveMedia } from './serve-media.routes.ts';

export { originalKey } from './asset-keys.ts';
export { deleteAsset, restoreAsset } from './change-asset.ts';
export { openImageProcesses } from './decode-apart.ts';
export { drawSocialPicture, type SocialPictureRequest } from './draw-social-picture.ts';
export { findAssets } from './find-assets.ts';
export { findSmallPicture } from './find-small-picture.ts';
export type { DecodedImage, ImageVariant } from './image-pipeline.ts';
export { listOriginals, originalBytes } from './list-originals.ts';
export { assetReplaced, assetsDeleted } from './media.events.ts';
export { readAsset } from './media.store.ts';
export { findPrivateAmong, listPrivateFiles, readDownloadable } from './private-files.store.ts';
export { linkToPrivateFile } from './private-links.ts';
export { bringBackAssets, publishAssets, removeAssets, withdrawAssets } from './publish-assets.ts';
export {
  listDeletedBefore,
  listDeletedSince,
  listUnpublished,
  listWithDeletedFiles,
} from './published-assets.store.ts';
export { remakeVariants } from './remake-variants.ts';
export { sendOriginal } from './send-private-file.ts';
export { storeAsset } from './store-asset.ts';
export { changeStorageLimit, readStorage } from './website-storage.ts';

export const mediaCapability: Capability = {
  name: 'media',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: mediaRoutes,
  jobs: [makeVariantsJob],
  routes: serveMedia,
  start: resumeVariants,
};
