import type { Capability } from '../../capability.ts';
import { forgetCustomerJob, forgetNotesJob, settleCustomersJob } from './customers.jobs.ts';
import { customerRoutes } from './customers.routes.ts';
import { serveCustomersFile } from './customers-file.routes.ts';

export const customersCapability: Capability = {
  name: 'customers',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: customerRoutes,
  routes: serveCustomersFile,
  jobs: [settleCustomersJob, forgetCustomerJob, forgetNotesJob],
};
