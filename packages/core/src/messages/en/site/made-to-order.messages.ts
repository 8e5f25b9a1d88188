/** Texts about products that are made to order. */
export const messages = {
  madeToOrder: {
    days: '{n, plural, one {# day} other {# days}}',
    dayRange: '{from}–{to} {to, plural, one {day} other {days}}',
    weeks: '{n, plural, one {# week} other {# weeks}}',
    weekRange: '{from}–{to} {to, plural, one {week} other {weeks}}',
    ships: 'Made to order. Ships in {time}.',
    inStock: 'In stock. A larger quantity is made to order and ships in {time}.',
    toSpecification: 'Made to your own specification: there is no right of withdrawal.',
    made: 'Made to order in {time}.',
    shipsBy: 'Expected to ship by {date}.',
    dispatch: 'Your order is expected to ship in {time}.',
    later: 'Your order would now ship in {time}. Please check it and place your order again.',
  },
} as const;
