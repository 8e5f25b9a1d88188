import type { Capability } from '../../capability.ts';
import { pointOfSaleRoutes } from './point-of-sale.routes.ts';

export { receiptMail } from './mail-receipt.ts';
export { sampleReceipt } from './receipt-of.ts';

export const pointOfSaleCapability: Capability = {
  name: 'point-of-sale',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: pointOfSaleRoutes,
};
