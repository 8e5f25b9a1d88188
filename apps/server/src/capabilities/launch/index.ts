import type { Capability } from '../../capability.ts';
import { launchRoutes } from './launch.routes.ts';

export { closeWebsite, launchWebsite } from './launch-website.ts';

export const launchCapability: Capability = {
  name: 'launch',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: launchRoutes,
};
