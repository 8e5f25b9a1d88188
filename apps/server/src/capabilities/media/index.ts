import type { Capability } from '../../capability.ts';
import { makeVariantsJob, purgeDeletedJob } from './media.jobs.ts';
import { mediaRoutes } from './media.routes.ts';
import { serveMedia } from './serve-media.routes.ts';

export { changeAsset, deleteAsset, restoreAsset } from './change-asset.ts';
export { findAssets } from './find-assets.ts';
export { listOriginals, type Original, originalBytes } from './list-originals.ts';
export { assetReplaced } from './media.events.ts';
export { type NewAsset, storeAsset } from './store-asset.ts';

export const mediaCapability: Capability = {
  name: 'media',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: mediaRoutes,
  jobs: [makeVariantsJob, purgeDeletedJob],
  routes: serveMedia,
};
