import type { Capability } from '../../capability.ts';

export const ledgerCapability: Capability = {
  name: 'ledger',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
