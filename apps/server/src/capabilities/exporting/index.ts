import type { Capability } from '../../capability.ts';
import { exportingJobs } from './exporting.jobs.ts';
import { exportingRoutes } from './exporting.routes.ts';
import { serveArchive } from './serve-archive.routes.ts';

export { exportByOperator } from './export-by-operator.ts';
export { importByOperator } from './reading/import-by-operator.ts';

export const exportingCapability: Capability = {
  name: 'exporting',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: exportingRoutes,
  jobs: exportingJobs,
  routes: serveArchive,
};
