import type { Capability } from '../../capability.ts';
import { mailProofJob } from './begin-proof.ts';
import { forgetSiteUsersJob } from './site-users.jobs.ts';
import { siteUserRoutes } from './site-users.routes.ts';

export { seeProof } from './confirm-proof.ts';
export {
  erasedBuyerNews,
  erasedCartNews,
  erasedCustomerNews,
  erasedDonorNews,
  erasedMemberNews,
  erasedNews,
  erasedPersonNews,
} from './erased-news.ts';
export { findSignedIn } from './find-signed-in.ts';
export { findListings, removeSiteUser, restoreSiteUser } from './managed-site-users.ts';
export { emailOfSiteUser, ownSiteUser } from './own-site-user.ts';
export { siteUserView } from './site-user-view.ts';
export { siteUserRoutes } from './site-users.routes.ts';
export type { SiteUserRow } from './site-users.store.ts';

export const siteUsersCapability: Capability = {
  name: 'site-users',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: siteUserRoutes,
  jobs: [mailProofJob, forgetSiteUsersJob],
};
