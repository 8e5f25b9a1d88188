/** Texts about tags of orders, and about several orders at once. */
export const messages = {
  orderTags: 'Tags',
  orderTagAny: 'Any tag',
  orderTagFilter: 'Tag',
  ordersExport: 'Export as CSV',
  ordersBulkFulfil: 'Fulfil',
  ordersBulkFulfilAsk: '{n, plural, one {Fulfil one order?} other {Fulfil # orders?}}',
  ordersBulkFulfilHint: 'Everything that is still to be sent is recorded as sent. Each buyer gets an email.',
  ordersBulkTag: 'Add a tag',
  ordersBulkUntag: 'Remove a tag',
  ordersBulkTagNow: 'Add',
  ordersBulkUntagNow: 'Remove',
  ordersBulkDone:
    '{n, plural, =0 {No order was changed.} one {One order was changed.} other {# orders were changed.}}',
  ordersBulkRefused:
    '{n, plural, one {One order could not be changed} other {# orders could not be changed}}',
} as const;
