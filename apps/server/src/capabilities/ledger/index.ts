import type { Capability } from '../../capability.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { serveLedgerFile } from './ledger-file.routes.ts';

export { type DaySum, sumHours } from './day-sums.store.ts';
export { bookSale, listPostingsOf, type PostingRow, sumMoneyOfDay } from './ledger.store.ts';
export { readDaySums } from './read-day-sums.ts';

export const ledgerCapability: Capability = {
  name: 'ledger',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: ledgerRoutes,
  routes: serveLedgerFile,
};
