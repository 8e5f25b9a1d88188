/** Produkte, die auf Bestellung gefertigt werden. */
export const messages = {
  'making.title': 'Fertigungszeit',
  'making.hint': 'Käufer sehen sie auf der Produktseite, im Warenkorb und an der Kasse.',
  making: 'Verfügbarkeit',
  'making.ready': 'Versandfertig',
  'making.always': 'Immer auf Bestellung gefertigt',
  'making.beyond': 'Auf Bestellung gefertigt, sobald es nicht mehr auf Lager ist',
  'making.alwaysHint':
    'Wenn Sie den Bestand zählen, ist er die Zahl der Bestellungen, die Sie noch annehmen.',
  'making.beyondHint':
    'Es ist nie ausverkauft. Was der Bestand nicht deckt, wird als Ganzes auf Bestellung gefertigt und nimmt nichts vom Bestand.',
  'making.from': 'Versand in mindestens',
  'making.to': 'Höchstens',
  'making.unit': 'Einheit',
  'making.unit.day': 'Tage',
  'making.unit.week': 'Wochen',
  'making.toSpecification': 'Nach Angaben des Kunden gefertigt (kein Widerrufsrecht)',
  'making.toSpecificationHint':
    'Nur wenn jedes Stück nach den Angaben seines Käufers gefertigt wird. Käufer erfahren es vor der Bestellung und können es nicht zurücksenden.',
} as const;
