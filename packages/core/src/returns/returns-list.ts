import { z } from 'zod';
import { pagedReply } from '../calls/paged.ts';

/** Beside a page of returns or withdrawals. */
export const countedReply = {
  hasMore: z.boolean(),
  ...pagedReply,
  /** The number of entries that match, up to 1,000; `isMore` says that there are more. */
  total: z.number().int(),
  isMore: z.boolean(),
  /** The number of open ones, up to 1,001, which stands for more than 1,000. */
  open: z.number().int(),
};
