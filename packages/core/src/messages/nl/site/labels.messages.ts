/** Teksten op verzendetiketten. */
export const messages = {
  labels: {
    address: 'Adresetiket om af te drukken',
    from: 'Van',
    to: 'Aan',
    order: 'Bestelling {number}',
    parcel: 'Pakket {at} van {count}',
    weight: 'Gewicht: {weight}',
    weightOfAll: 'Gewicht van alle pakketten: {weight}',
    test: 'Test: niet verzenden',
  },
} as const;
