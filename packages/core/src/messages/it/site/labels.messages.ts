/** Testi delle etichette di spedizione. */
export const messages = {
  labels: {
    address: 'Etichetta con indirizzo da stampare',
    from: 'Da',
    to: 'A',
    order: 'Ordine {number}',
    parcel: 'Pacco {at} di {count}',
    weight: 'Peso: {weight}',
    weightOfAll: 'Peso di tutti i pacchi: {weight}',
    test: 'Prova: non spedire',
  },
} as const;
