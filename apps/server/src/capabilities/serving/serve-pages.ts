import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { registerFonts } from '../../fonts/font-files.ts';
import { serveAccounts } from './account-pages.routes.ts';
import { serveAdding } from './add-to-cart.routes.ts';
import { serveBalances } from './balance-pages.routes.ts';
import { serveCartBack } from './cart-back-pages.routes.ts';
import { serveDonations } from './donate-pages.routes.ts';
import { serveDownloads } from './download-pages.routes.ts';
import { serveDownloadsPreview } from './downloads-preview.routes.ts';
import { serveGiftCards } from './gift-card-pages.routes.ts';
import { registerUnlock } from './page-lock.ts';
import { servePaymentLinks } from './payment-link-pages.routes.ts';
import { serveReturns } from './return-pages.routes.ts';
import { serveReviews } from './review-pages.routes.ts';
import { serveCode } from './serve-code.routes.ts';
import { serveSites } from './serve-site.routes.ts';
import { serveWebsitePictures } from './serve-website-pictures.routes.ts';
import type { SiteServer } from './site-server.ts';
import { serveStockNotices } from './stock-notice-pages.routes.ts';
import { serveStore } from './store-pages.routes.ts';
import { serveSubscriptions } from './subscription-pages.routes.ts';
import { serveWithdrawals } from './withdrawal-pages.routes.ts';

/** Everything that answers with pages of websites, on a server created for them. */
export function servePages(app: FastifyInstance, services: Services, server: SiteServer): void {
  registerFonts(app);
  serveStore(app, services, server);
  serveCartBack(app, services, server);
  serveSubscriptions(app, services, server);
  serveDownloads(app, services, server);
  serveDownloadsPreview(app, services, server);
  serveAdding(app, services, server);
  serveStockNotices(app, services, server);
  serveReviews(app, services, server);
  serveReturns(app, services, server);
  servePaymentLinks(app, services, server);
  serveBalances(app, services, server);
  serveWithdrawals(app, services, server);
  serveGiftCards(app, services, server);
  serveDonations(app, services, server);
  serveAccounts(app, services, server);
  registerUnlock(app, services, server);
  serveCode(app, services);
  serveWebsitePictures(app, services, server);
  serveSites(app, services, server);
}
