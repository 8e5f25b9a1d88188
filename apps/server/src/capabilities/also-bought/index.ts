import type { Capability } from '../../capability.ts';
import { pairOrdersJob } from './also-bought.jobs.ts';

export { findAlsoBought } from './find-also-bought.ts';

export const alsoBoughtCapability: Capability = {
  name: 'also-bought',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  jobs: [pairOrdersJob],
};
