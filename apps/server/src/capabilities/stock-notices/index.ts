import { succeed } from '@vitrine/core/errors/result.ts';
import { stockNoticeCalls as calls } from '@vitrine/core/stock-notices/stock-notices.calls.ts';
import type { Capability } from '../../capability.ts';
import { bindCall } from '../../http/bind-call.ts';
import { forgetNoticesJob, tellOfStockJob } from './stock-notices.jobs.ts';
import { countWaiting } from './stock-notices.store.ts';

export { type AskOutcome, askForNotice } from './ask-for-notice.ts';
export { backMail, confirmMail } from './notice-mails.ts';
export { noticeAction, noticeOffer, noticePage } from './notice-page.ts';
export { deleteNoticesOf } from './stock-notices.store.ts';

export const stockNoticesCapability: Capability = {
  name: 'stock-notices',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [
    bindCall(calls.waiting, async ({ database, website }, { params }) =>
      succeed({ waiting: await countWaiting(database, website.id, params.productId) }),
    ),
  ],
  jobs: [tellOfStockJob, forgetNoticesJob],
};
