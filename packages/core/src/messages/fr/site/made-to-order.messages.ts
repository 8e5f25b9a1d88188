/** Textes sur les produits fabriqués à la commande. */
export const messages = {
  madeToOrder: {
    days: '{n, plural, one {# jour} other {# jours}}',
    dayRange: '{from} à {to} {to, plural, one {jour} other {jours}}',
    weeks: '{n, plural, one {# semaine} other {# semaines}}',
    weekRange: '{from} à {to} {to, plural, one {semaine} other {semaines}}',
    ships: 'Fabriqué à la commande. Expédié sous {time}.',
    inStock: 'En stock. Une plus grande quantité est fabriquée à la commande et expédiée sous {time}.',
    toSpecification: 'Fabriqué selon vos indications : il n’y a pas de droit de rétractation.',
    made: 'Fabriqué à la commande en {time}.',
    shipsBy: 'Expédition prévue au plus tard le {date}.',
    dispatch: 'Votre commande devrait être expédiée sous {time}.',
    later:
      'Votre commande serait maintenant expédiée sous {time}. Veuillez la vérifier et commander à nouveau.',
  },
} as const;
