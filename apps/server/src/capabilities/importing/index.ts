import type { Capability } from '../../capability.ts';
import { runUploadedImportJob } from './importing.jobs.ts';
import { importingRoutes } from './importing.routes.ts';
import { serveFaultsFile } from './product-file/faults-file.routes.ts';
import {
  forgetImportsJob,
  readProductsFileJob,
  runProductImportJob,
} from './product-file/product-imports.jobs.ts';
import { productImportRoutes } from './product-file/product-imports.routes.ts';
import { removeLeftFolders } from './work-folder.ts';

export { importByOperator } from './import-by-operator.ts';

export const importingCapability: Capability = {
  name: 'importing',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [...importingRoutes, ...productImportRoutes],
  routes: serveFaultsFile,
  jobs: [forgetImportsJob, readProductsFileJob, runProductImportJob, runUploadedImportJob],
  start: removeLeftFolders,
};
