import type { Capability } from '../../capability.ts';
import { removeFilesJob } from './remove-files.ts';
import { checkDomainsJob } from './tenancy.jobs.ts';
import { tenancyRoutes } from './tenancy.routes.ts';

export { bringWebsite } from './bring-website.ts';
export { bumpContentVersion, setLaunchedAt, setPublishedRevision } from './bump-content-version.ts';
export { addDomain, bringDomains, removeDomain } from './change-domains.ts';
export { changeSettings } from './change-settings.ts';
export { checkDomain } from './check-domain.ts';
export { createWebsite } from './create-website.ts';
export { deleteWebsite, restoreWebsite } from './delete-website.ts';
export { viewOfDomain } from './domain-record.ts';
export { listDomains } from './domains.store.ts';
export { listWebsites } from './list-websites.ts';
export {
  deleteMember,
  hasOtherAdmin,
  insertMember,
  listMembers,
  type MemberRow,
  readMember,
  updateMember,
} from './members.store.ts';
export { claimPlatformState } from './platform-state.store.ts';
export { listDeletedBefore } from './purge-website.store.ts';
export { purgeWebsite } from './purge-website.ts';
export { removeFilesAfter } from './remove-files.ts';
export { addressAdded, languageChanged, revisionShown, websiteCreated } from './tenancy.events.ts';
export {
  findBySubdomain,
  listAll,
  lockWebsite,
  readWebsite,
  readWebsiteRecord,
  type WebsiteRecord,
} from './tenancy.store.ts';
export { contentAddress, platformAddress, websiteAddress } from './website-addresses.ts';
export { createWebsiteDirectory } from './website-directory.ts';

export const tenancyCapability: Capability = {
  name: 'tenancy',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: tenancyRoutes,
  jobs: [checkDomainsJob, removeFilesJob],
};
export { namedWebsite } from './named-website.ts';
