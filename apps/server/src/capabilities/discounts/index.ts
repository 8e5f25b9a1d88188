import type { Capability } from '../../capability.ts';
import { forgetDiscountsJob } from './discounts.jobs.ts';
import { discountRoutes } from './discounts.routes.ts';
import { discountsOfCart } from './discounts-of-cart.ts';

export { removeDiscount, restoreDiscount } from './delete-discount.ts';
export { takesCodes } from './discounts-of-cart.ts';
export { giveUsesBack, lockUses, takeUses } from './take-uses.ts';

export const discountsCapability: Capability = {
  name: 'discounts',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: discountRoutes,
  jobs: [forgetDiscountsJob],
  priceRules: discountsOfCart,
};
