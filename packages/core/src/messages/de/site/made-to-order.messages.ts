/** Texte zu Produkten, die auf Bestellung gefertigt werden. */
export const messages = {
  madeToOrder: {
    days: '{n, plural, one {# Tag} other {# Tagen}}',
    dayRange: '{from}–{to} {to, plural, one {Tag} other {Tagen}}',
    weeks: '{n, plural, one {# Woche} other {# Wochen}}',
    weekRange: '{from}–{to} {to, plural, one {Woche} other {Wochen}}',
    ships: 'Auf Bestellung gefertigt. Versand in {time}.',
    inStock: 'Auf Lager. Eine größere Menge wird auf Bestellung gefertigt und in {time} verschickt.',
    toSpecification: 'Nach Ihren Angaben gefertigt: Es besteht kein Widerrufsrecht.',
    made: 'Auf Bestellung gefertigt in {time}.',
    shipsBy: 'Versand voraussichtlich bis {date}.',
    dispatch: 'Ihre Bestellung wird voraussichtlich in {time} verschickt.',
    later:
      'Ihre Bestellung würde jetzt in {time} verschickt. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
  },
} as const;
