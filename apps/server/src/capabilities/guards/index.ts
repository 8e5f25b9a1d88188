import type { Capability } from '../../capability.ts';
import { forgetGuardsJob } from './guards.jobs.ts';

export { createGuards } from './create-guards.ts';

export const guardsCapability: Capability = {
  name: 'guards',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  jobs: [forgetGuardsJob],
};
