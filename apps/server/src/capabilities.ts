import { accountsCapability } from './capabilities/accounts/index.ts';
import { auditCapability } from './capabilities/audit/index.ts';
import { backupsCapability } from './capabilities/backups/index.ts';
import { cartCapability } from './capabilities/cart/index.ts';
import { checkoutCapability } from './capabilities/checkout/index.ts';
import { collectionsCapability } from './capabilities/collections/index.ts';
import { consentsCapability } from './capabilities/consents/index.ts';
import { customersCapability } from './capabilities/customers/index.ts';
import { discountsCapability } from './capabilities/discounts/index.ts';
import { documentsCapability } from './capabilities/documents/index.ts';
import { donationsCapability } from './capabilities/donations/index.ts';
import { downloadsCapability } from './capabilities/downloads/index.ts';
import { draftOrdersCapability } from './capabilities/draft-orders/index.ts';
import { exportingCapability } from './capabilities/exporting/index.ts';
import { giftCardsCapability } from './capabilities/gift-cards/index.ts';
import { guardsCapability } from './capabilities/guards/index.ts';
import { importingCapability } from './capabilities/importing/index.ts';
import { inventoryCapability } from './capabilities/inventory/index.ts';
import { launchCapability } from './capabilities/launch/index.ts';
import { ledgerCapability } from './capabilities/ledger/index.ts';
import { mailCapability } from './capabilities/mail/index.ts';
import { mediaCapability } from './capabilities/media/index.ts';
import { membershipsCapability } from './capabilities/memberships/index.ts';
import { ordersCapability } from './capabilities/orders/index.ts';
import { pagesCapability } from './capabilities/pages/index.ts';
import { paymentsCapability } from './capabilities/payments/index.ts';
import { productsCapability } from './capabilities/products/index.ts';
import { publishingCapability } from './capabilities/publishing/index.ts';
import { returnsCapability } from './capabilities/returns/index.ts';
import { reviewsCapability } from './capabilities/reviews/index.ts';
import { servingCapability } from './capabilities/serving/index.ts';
import { siteUsersCapability } from './capabilities/site-users/index.ts';
import { startersCapability } from './capabilities/starters/index.ts';
import { stockNoticesCapability } from './capabilities/stock-notices/index.ts';
import { subscriptionsCapability } from './capabilities/subscriptions/index.ts';
import { tenancyCapability } from './capabilities/tenancy/index.ts';
import { trashCapability } from './capabilities/trash/index.ts';
import type { Capability } from './capability.ts';

/**
 * In order: each calls only those above it, and is migrated and started after them. The whole list is guards, audit,
 * tenancy, mail, accounts, consents, media, collections, inventory, donations, products, discounts, pages, publishing, site-users,
 * stock-notices, gift-cards, downloads, payments, cart, orders, ledger, reviews, checkout, draft-orders, trash, documents, returns, subscriptions, customers,
 * memberships, serving, importing, starters, launch, exporting, backups.
 */
export const capabilities: readonly Capability[] = [
  guardsCapability,
  auditCapability,
  tenancyCapability,
  mailCapability,
  accountsCapability,
  consentsCapability,
  mediaCapability,
  collectionsCapability,
  inventoryCapability,
  donationsCapability,
  productsCapability,
  discountsCapability,
  pagesCapability,
  publishingCapability,
  siteUsersCapability,
  giftCardsCapability,
  downloadsCapability,
  stockNoticesCapability,
  paymentsCapability,
  cartCapability,
  ordersCapability,
  ledgerCapability,
  reviewsCapability,
  checkoutCapability,
  draftOrdersCapability,
  trashCapability,
  documentsCapability,
  returnsCapability,
  subscriptionsCapability,
  customersCapability,
  membershipsCapability,
  servingCapability,
  importingCapability,
  startersCapability,
  launchCapability,
  exportingCapability,
  backupsCapability,
];
