/** Wallets that pay on the cart and at the top of the checkout. */
export const messages = {
  express: {
    title: 'Snel afrekenen',
    or: 'of',
    placing: 'Je bestelling wordt geplaatst…',
    failed:
      'Je bestelling kon niet worden geplaatst en er is niets afgeschreven. Controleer je verbinding en probeer het opnieuw.',
    gone: 'Snel afrekenen is niet meer mogelijk voor deze winkelwagen. Er is niets afgeschreven. Controleer je bestelling en betaal op een andere manier.',
    later: 'Hangt af van je adres',
  },
} as const;
