/** Textes des étiquettes d’expédition. */
export const messages = {
  labels: {
    address: 'Étiquette d’adresse à imprimer',
    from: 'De',
    to: 'À',
    order: 'Commande {number}',
    parcel: 'Colis {at} sur {count}',
    weight: 'Poids : {weight}',
    weightOfAll: 'Poids de tous les colis : {weight}',
    test: 'Test : ne pas expédier',
  },
} as const;
