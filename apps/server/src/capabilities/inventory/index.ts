import type { Capability } from '../../capability.ts';
import { releaseReservationsJob } from './inventory.jobs.ts';
import { inventoryRoutes } from './inventory.routes.ts';

export { announceStock, stockNotice } from './announce-stock.ts';
export { restock, writeLevels } from './change-stock.ts';
export { holdStock, releaseStock, takeStock } from './hold-stock.ts';
export { readStock } from './read-stock.ts';
export { deleteLevels, levelColumns, lockLevels } from './stock.store.ts';
export type { StockItem } from './stock-items.ts';

export const inventoryCapability: Capability = {
  name: 'inventory',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: inventoryRoutes,
  jobs: [releaseReservationsJob],
};
