/** Payment by card. */
export const messages = {
  cardPayments: {
    name: 'Kort',
    hint: 'Visa, Mastercard og andre kort, Apple Pay eller Google Pay.',
    title: 'Betal med kort',
    pay: 'Betal {amount}',
    paying: 'Betaler …',
    confirm: 'Bekræft hos din bank',
    back: 'Tilbage til kassen',
    needsScript:
      'Betaling med kort kræver JavaScript, som er slået fra i din browser. Slå det til, og genindlæs siden, eller gå tilbage til kassen og vælg en anden betalingsmåde. Din kurv er gemt.',
    unloaded:
      'Kortfelterne kunne ikke hentes. Tjek din forbindelse, og genindlæs siden, eller gå tilbage til kassen og vælg en anden betalingsmåde.',
    failed:
      'Betalingen lykkedes ikke. Der er ikke trukket noget. Tjek dine oplysninger, eller brug et andet kort.',
    secure: 'Dine kortoplysninger sendes direkte til betalingstjenesten Stripe og aldrig til denne butik.',
    tooSmall: 'Kortbetalinger begynder ved {least}. Vælg en anden betalingsmåde.',
    saveTitle: 'Gem et kort',
    saveFact:
      'Dit abonnement trækkes fra nu af på dette kort. Kun det, der allerede er forfaldent, trækkes med det samme.',
    save: 'Gem kort',
    saving: 'Gemmer…',
    saveFailed:
      'Kortet kunne ikke gemmes. Intet blev ændret. Tjek dine oplysninger, eller brug et andet kort.',
    saveBack: 'Tilbage uden at gemme',
    saveNeedsScript:
      'For at gemme et kort kræves JavaScript, som er slået fra i din browser. Slå det til, og genindlæs siden, eller gå tilbage. Intet blev ændret.',
    saveUnloaded:
      'Kortfelterne kunne ikke indlæses. Tjek din forbindelse, og genindlæs siden, eller gå tilbage. Intet blev ændret.',
  },
} as const;
