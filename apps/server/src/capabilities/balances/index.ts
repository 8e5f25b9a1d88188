import type { Capability } from '../../capability.ts';
import { balanceRoutes } from './balances.routes.ts';

export { balanceLinkPage } from './balance-link-page.ts';
export { pathOfBalance } from './balance-token.ts';
export { afterBalance, openBalancePath } from './open-balance-link.ts';
export { payBalance } from './pay-balance.ts';
export { settleBalance } from './settle-balance.ts';

export const balancesCapability: Capability = {
  name: 'balances',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: balanceRoutes,
};
