import type { Capability } from '../../capability.ts';
import { addressLookupRoutes } from './address-lookup.routes.ts';

export { lookupForm } from './look-up.ts';

export const addressLookupCapability: Capability = {
  name: 'address-lookup',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: addressLookupRoutes,
};
