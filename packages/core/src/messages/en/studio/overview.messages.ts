/** Where selling begins in the studio. */
export const messages = {
  'room.overview': 'Overview',
  'overview.period': 'Period',
  'overview.today': 'Today',
  'overview.week': '7 days',
  'overview.month': '30 days',
  'overview.year': '12 months',
  'overview.before.today': 'yesterday by this time',
  'overview.before.week': 'in the 7 days before',
  'overview.before.month': 'in the 30 days before',
  'overview.before.year': 'in the 12 months before',
  'overview.compared': '{value} {before}',
  'overview.sales': 'Sales',
  'overview.salesHint':
    'From the books: orders count once they are paid or invoiced. Amounts are without tax; test orders and donations are not counted.',
  'overview.revenue': 'Revenue',
  'overview.orders': 'Orders',
  'overview.averageOrder': 'Average order',
  'overview.refunds': 'Refunds',
  'overview.asTable': 'Show as a table',
  'overview.time': 'Time',
  'overview.bestSellers': 'Best sellers',
  'overview.nothingSold': 'Nothing was sold in this period',
  'overview.nothingSoldHint': 'Paid orders appear here at once.',
  'overview.pieces': '{n, plural, one {# sold} other {# sold}}',
  'overview.toDo': 'To do',
  'overview.nothingToDo': 'Nothing is waiting for you.',
  'overview.more': 'More than {task}',
  'overview.task.toSend': '{n, plural, one {# order to send} other {# orders to send}}',
  'overview.task.unpaid':
    '{n, plural, one {# order awaits its payment} other {# orders await their payment}}',
  'overview.task.held': '{n, plural, one {# order on hold} other {# orders on hold}}',
  'overview.task.refundsDue':
    '{n, plural, one {# order with a refund due} other {# orders with a refund due}}',
  'overview.task.returns': '{n, plural, one {# open return} other {# open returns}}',
  'overview.task.disputes': '{n, plural, one {# open dispute} other {# open disputes}}',
  'overview.task.linksSent':
    '{n, plural, one {# payment link not used yet} other {# payment links not used yet}}',
  'overview.task.delayedRenewals':
    '{n, plural, one {# renewal that cannot be sent} other {# renewals that cannot be sent}}',
  'overview.task.lowStock': '{n, plural, one {# product low in stock} other {# products low in stock}}',
} as const;
