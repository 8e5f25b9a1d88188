import { accountsCapability } from './capabilities/accounts/index.ts';
import { addressLookupCapability } from './capabilities/address-lookup/index.ts';
import { alsoBoughtCapability } from './capabilities/also-bought/index.ts';
import { auditCapability } from './capabilities/audit/index.ts';
import { backupsCapability } from './capabilities/backups/index.ts';
import { balancesCapability } from './capabilities/balances/index.ts';
import { cartCapability } from './capabilities/cart/index.ts';
import { cartRemindersCapability } from './capabilities/cart-reminders/index.ts';
import { checkoutCapability } from './capabilities/checkout/index.ts';
import { collectionsCapability } from './capabilities/collections/index.ts';
import { consentsCapability } from './capabilities/consents/index.ts';
import { customersCapability } from './capabilities/customers/index.ts';
import { discountsCapability } from './capabilities/discounts/index.ts';
import { documentsCapability } from './capabilities/documents/index.ts';
import { donationsCapability } from './capabilities/donations/index.ts';
import { downloadsCapability } from './capabilities/downloads/index.ts';
import { draftOrdersCapability } from './capabilities/draft-orders/index.ts';
import { emailsCapability } from './capabilities/emails/index.ts';
import { exportingCapability } from './capabilities/exporting/index.ts';
import { giftCardsCapability } from './capabilities/gift-cards/index.ts';
import { guardsCapability } from './capabilities/guards/index.ts';
import { importingCapability } from './capabilities/importing/index.ts';
import { inventoryCapability } from './capabilities/inventory/index.ts';
import { labelsCapability } from './capabilities/labels/index.ts';
import { launchCapability } from './capabilities/launch/index.ts';
import { ledgerCapability } from './capabilities/ledger/index.ts';
import { mailCapability } from './capabilities/mail/index.ts';
import { mediaCapability } from './capabilities/media/index.ts';
import { membershipsCapability } from './capabilities/memberships/index.ts';
import { orderEditsCapability } from './capabilities/order-edits/index.ts';
import { ordersCapability } from './capabilities/orders/index.ts';
import { overviewCapability } from './capabilities/overview/index.ts';
import { pagesCapability } from './capabilities/pages/index.ts';
import { paymentsCapability } from './capabilities/payments/index.ts';
import { pointOfSaleCapability } from './capabilities/point-of-sale/index.ts';
import { productEditsCapability } from './capabilities/product-edits/index.ts';
import { productsCapability } from './capabilities/products/index.ts';
import { publishingCapability } from './capabilities/publishing/index.ts';
import { returnsCapability } from './capabilities/returns/index.ts';
import { reviewsCapability } from './capabilities/reviews/index.ts';
import { servingCapability } from './capabilities/serving/index.ts';
import { siteUsersCapability } from './capabilities/site-users/index.ts';
import { startersCapability } from './capabilities/starters/index.ts';
import { stockListsCapability } from './capabilities/stock-lists/index.ts';
import { stockNoticesCapability } from './capabilities/stock-notices/index.ts';
import { subscriptionsCapability } from './capabilities/subscriptions/index.ts';
import { tenancyCapability } from './capabilities/tenancy/index.ts';
import { trashCapability } from './capabilities/trash/index.ts';
import type { Capability } from './capability.ts';

/**
 * In order: each calls only those above it, and is migrated and started after them. The whole list is guards, audit,
 * tenancy, mail, accounts, consents, media, collections, inventory, donations, products, product-edits, discounts, pages, publishing, site-users,
 * stock-notices, gift-cards, downloads, payments, cart, orders, balances, stock-lists, cart-reminders, ledger, reviews, address-lookup, checkout, draft-orders,
 * point-of-sale, trash, documents, labels, returns, order-edits, subscriptions, overview, customers,
 * also-bought, memberships, emails, serving, importing, starters, launch, exporting, backups.
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
  productEditsCapability,
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
  balancesCapability,
  stockListsCapability,
  cartRemindersCapability,
  ledgerCapability,
  reviewsCapability,
  addressLookupCapability,
  checkoutCapability,
  draftOrdersCapability,
  pointOfSaleCapability,
  trashCapability,
  documentsCapability,
  labelsCapability,
  returnsCapability,
  orderEditsCapability,
  subscriptionsCapability,
  overviewCapability,
  customersCapability,
  alsoBoughtCapability,
  membershipsCapability,
  emailsCapability,
  servingCapability,
  importingCapability,
  startersCapability,
  launchCapability,
  exportingCapability,
  backupsCapability,
];
