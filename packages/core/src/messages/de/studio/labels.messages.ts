/** Versandetiketten. */
export const messages = {
  'labels.title': 'Versandetiketten',
  'labels.hint':
    'Was für ein Paket aus einer Bestellung oder aus der Liste der Bestellungen gedruckt wird. Das Drucken markiert nichts als verschickt.',
  'labels.strategy': 'Etikett',
  'labels.format': 'Papier',
  'labels.format.a6': 'A6, ein Etikett pro Seite',
  'labels.format.a4': 'A4, vier Etiketten pro Seite',
  'labels.printOne': 'Etikett drucken',
  'labels.parcels': 'Pakete',
  'labels.badParcels': 'Geben Sie eine Zahl von 1 bis {most} ein.',
  'labels.printMany': 'Etiketten',
} as const;
