import { job } from '../../jobs/jobs.ts';
import { forgetDonor } from '../donations/index.ts';
import { erasedDonorNews } from '../site-users/index.ts';

/** A site user who is erased, or whose account is removed for good (rule DONATE-11). */
export const forgetDonorJob = job(
  erasedDonorNews,
  ({ database, website }, { email }) => forgetDonor(database, website.id, email),
  { retries: 10 },
);
