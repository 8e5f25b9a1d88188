import type { Capability } from '../../capability.ts';
import { emailRoutes } from './emails.routes.ts';
import { servePreview } from './preview.routes.ts';

export const emailsCapability: Capability = {
  name: 'emails',
  calls: emailRoutes,
  routes: servePreview,
};
