/** Columns that end in `_id` and are not foreign keys, each with a reason. */
export const unlinkedColumns: Readonly<Record<string, readonly string[]>> = {
  'It names the website itself, and the platform where there is none; a link would lock its row for each order.':
    ['*.website_id'],
  'It says who did something, also once that account is gone.': [
    'audit_log.account_id',
    'launch_checks.account_id',
    'page_operations.account_id',
    'product_edits.account_id',
    'product_imports.account_id',
    'revisions.account_id',
  ],
  'An import notes where it put its products, also once that shop is gone.': ['product_imports.shop_id'],
  'It is known to subscriptions, which payments know nothing of.': ['method_setups.subscription_id'],
  'It is a name that somebody else gave.': [
    'carts.vat_id',
    'orders.vat_id',
    'subscriptions.vat_id',
    'page_operations.client_id',
    'payment_events.event_id',
    'test_gateway_captures.capture_id',
    'test_gateway_captures.payment_id',
    'test_gateway_payments.payment_id',
    'test_gateway_refunds.payment_id',
    'test_gateway_refunds.refund_id',
  ],
  'A copy of what was published stays as it was, whatever becomes of the original.': [
    'document_snapshots.document_id',
    'revision_collections.document_id',
    'revision_collections.parent_id',
    'revision_designs.footer_id',
    'revision_designs.header_id',
    'revision_documents.document_id',
    'revision_items.collection_id',
    'revision_items.document_id',
    'revision_items.image_id',
    'revisions.home_page_id',
  ],
  'A picture may be gone for good while what showed it lies in the trash or in a draft; it is drawn without.':
    [
      'items.image_id',
      'product_categories.image_id',
      'product_collections.image_id',
      'product_terms.image_id',
      'variants.image_id',
    ],
  'An order outlives its cart, and both outlive the attempt at the checkout.': [
    'carts.order_id',
    'checkout_attempts.cart_id',
    'checkout_attempts.order_id',
    'orders.cart_id',
  ],
  'A word of searches is passed on when its product loses it.': ['product_words.product_id'],
  'A cart that a reminder won back is kept without it.': ['carts.reminder_id'],
  'What products are counted with is only added to, so that no order waits; one that is gone is left out.': [
    'orders_to_pair.order_id',
    'paired_orders.order_id',
  ],
  'A renewal is written with its order in one transaction; orders know no subscriptions.': [
    'orders.subscription_id',
    'subscription_renewals.order_id',
  ],
  'A use is written with its order in one transaction, by a capability that knows no orders.': [
    'discount_uses.order_id',
  ],
  'A line is a part of its order, which keeps its lines in one column.': ['reviews.line_id'],
  'A gift card outlives the order that bought it, and is known to orders and payments, which it knows nothing of.':
    [
      'gift_card_entries.order_id',
      'gift_card_entries.payment_id',
      'gift_card_entries.refund_id',
      'gift_cards.line_id',
      'gift_cards.order_id',
    ],
  'What was bought to be downloaded outlives its product and its files, and is known to orders, which it knows nothing of.':
    [
      'download_grants.line_id',
      'donations.order_id',
      'download_grants.order_id',
      'download_grants.product_id',
      'downloads.asset_id',
      'downloads.file_id',
    ],
  'A membership names what was bought, which may be deleted since.': ['memberships.product_id'],
  'A receipt of consent outlives the account of the person who gave it.': ['consents.site_user_id'],
  'The cart of a person is found by their id and deleted once they are erased.': ['carts.site_user_id'],
  'A payment outlives the way to pay that a site user kept, and their account.': [
    'method_setups.saved_method_id',
    'method_setups.site_user_id',
    'payments.saved_method_id',
    'payments.site_user_id',
    'subscriptions.saved_method_id',
    'subscriptions.site_user_id',
  ],
  'A service may tell of a payment that is none of this website’s; what it told is kept.': [
    'payment_events.payment_id',
  ],
  'Stock knows no products: it goes with a variant by a call, and its history stays.': [
    'stock.variant_id',
    'stock_changes.order_id',
    'stock_changes.variant_id',
    'stock_notices.variant_id',
    'stock_reservations.variant_id',
  ],
  'What was done to a product stays listed, whatever becomes of it.': [
    'edited_products.product_id',
    'imported_products.product_id',
  ],
  'A variant may go while it lies in a cart, which then says so.': [
    'cart_entries.variant_id',
    'cart_saved_lines.variant_id',
  ],
  'A part of a tree goes by itself and leaves the others; imports put answers before what they answer.': [
    'collections.parent_id',
    'comments.parent_id',
  ],
  'A document is made with, after or instead of what shows it, and is removed with it.': [
    'collections.document_id',
    'items.document_id',
    'site_designs.footer_id',
    'site_designs.header_id',
  ],
  'A page, a post, a product or a menu link; it may be gone.': ['import_choices.target_id'],
  'The list of websites is the platform’s; what was published of one lies where that website lies.': [
    'websites.published_revision_id',
  ],
};
