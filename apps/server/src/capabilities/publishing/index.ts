import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { assetsDeleted } from '../media/index.ts';
import { purgeFilesJob, withdrawUnseen } from './live-files.ts';
import { forgetRevisionsJob } from './publishing.jobs.ts';
import { publishingRoutes } from './publishing.routes.ts';

export { isFileShown } from './live-files.ts';
export { publish, restoreRevision } from './publish.ts';
export { publishedLook } from './published-look.ts';
export {
  bareContent,
  documentOf,
  draftContent,
  nextDueOf,
  publishedContent,
  type SiteContent,
} from './site-content.ts';

export const publishingCapability: Capability = {
  name: 'publishing',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: publishingRoutes,
  jobs: [purgeFilesJob, forgetRevisionsJob],
  subscriptions: [on(assetsDeleted, withdrawUnseen)],
};
