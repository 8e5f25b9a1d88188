import type { Capability } from '../../capability.ts';
import { consentRoutes } from './consents.routes.ts';

export { consentWithdrawn } from './consents.events.ts';
export { consentRoutes } from './consents.routes.ts';
export { agreedTo, deleteConsents } from './consents.store.ts';
export { ownConsents } from './own-consents.ts';
export { type GivenConsent, recordConsent, versionOfWords } from './record-consent.ts';
export { withdrawConsent } from './withdraw-consent.ts';
export { consentOfLink, standingWithdrawal } from './withdrawal-link.ts';

export const consentsCapability: Capability = {
  name: 'consents',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: consentRoutes,
};
