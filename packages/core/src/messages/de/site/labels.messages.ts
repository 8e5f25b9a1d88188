/** Texte auf Versandetiketten. */
export const messages = {
  labels: {
    address: 'Druckbares Adressetikett',
    from: 'Absender',
    to: 'An',
    order: 'Bestellung {number}',
    parcel: 'Paket {at} von {count}',
    weight: 'Gewicht: {weight}',
    weightOfAll: 'Gewicht aller Pakete: {weight}',
    test: 'Test: nicht versenden',
  },
} as const;
