import type { Capability } from '../../capability.ts';
import { forgetEditsJob, runEditJob } from './product-edits.jobs.ts';
import { productEditRoutes } from './product-edits.routes.ts';

export const productEditsCapability: Capability = {
  name: 'product-edits',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: productEditRoutes,
  jobs: [runEditJob, forgetEditsJob],
};
