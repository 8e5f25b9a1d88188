/** Tekster på forsendelsesetiketter. */
export const messages = {
  labels: {
    address: 'Adresseetiket til udskrivning',
    from: 'Fra',
    to: 'Til',
    order: 'Ordre {number}',
    parcel: 'Pakke {at} af {count}',
    weight: 'Vægt: {weight}',
    weightOfAll: 'Vægt af alle pakker: {weight}',
    test: 'Test: må ikke sendes',
  },
} as const;
