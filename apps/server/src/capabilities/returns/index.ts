import type { Capability } from '../../capability.ts';
import { job } from '../../jobs/jobs.ts';
import { erasedBuyerNews } from '../site-users/index.ts';
import { returnRoutes } from './returns.routes.ts';
import { forgetComments } from './returns.store.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';
import { forgetWithdrawals } from './withdrawals.store.ts';

export { askReturn } from './ask-return.ts';
export { withdrawReturn } from './decide-return.ts';
export { declareWithdrawal, mailWithdrawal, withdrawalOf } from './declare-withdrawal.ts';
export { mailAccepted, mailAsked, mailEnded, mailReceived } from './mail-return.ts';
export { drawSlip } from './return-slip.ts';
export { returnsOfBuyer } from './return-view.ts';
export { countOpenReturns } from './returns.store.ts';
export { type ReturnsPageState, reasonsOf, returnsAddressOf, returnsPage } from './returns-page.ts';
export { isComingBack } from './withdrawals.store.ts';

/** A site user who is erased, or whose account is removed for good (rules RETURN-10, WITHDRAW-5). */
const forgetJob = job(
  erasedBuyerNews,
  async ({ database, website }, { email }) => {
    await forgetComments(database, website.id, email);
    await forgetWithdrawals(database, website.id, email);
  },
  { retries: 10 },
);

export const returnsCapability: Capability = {
  name: 'returns',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [...returnRoutes, ...withdrawalRoutes],
  jobs: [forgetJob],
};
