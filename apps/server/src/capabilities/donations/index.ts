import type { Capability } from '../../capability.ts';
import { donationRoutes } from './donations.routes.ts';

export { putFund } from './change-fund.ts';
export { donationsOfDonor } from './donation-view.ts';
export {
  forgetDonor,
  insertDonation,
  readFund,
  readFundVariants,
  readGiven,
  readShownDonors,
  updateRefunded,
} from './donations.store.ts';
export { findFundVariants, fundAddress } from './fund-variants.ts';

export const donationsCapability: Capability = {
  name: 'donations',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: donationRoutes,
};
