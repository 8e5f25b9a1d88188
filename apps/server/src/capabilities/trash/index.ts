import type { Capability } from '../../capability.ts';
import { serveTrashPictures } from './serve-trash-pictures.routes.ts';
import { emptyTrashJob } from './trash.jobs.ts';
import { trashRoutes } from './trash.routes.ts';

export const trashCapability: Capability = {
  name: 'trash',
  calls: trashRoutes,
  jobs: [emptyTrashJob],
  routes: serveTrashPictures,
};
