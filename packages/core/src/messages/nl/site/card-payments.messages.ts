/** Payment by card. */
export const messages = {
  cardPayments: {
    name: 'Kaart',
    hint: 'Visa, Mastercard en andere kaarten, Apple Pay of Google Pay.',
    title: 'Met kaart betalen',
    pay: '{amount} betalen',
    paying: 'Bezig met betalen…',
    confirm: 'Bevestigen bij je bank',
    back: 'Terug naar de kassa',
    needsScript:
      'Voor betalen met een kaart is JavaScript nodig, dat in je browser is uitgeschakeld. Zet het aan en laad deze pagina opnieuw, of ga terug naar de kassa en kies een andere betaalwijze. Je winkelwagen blijft bewaard.',
    unloaded:
      'De kaartvelden konden niet worden geladen. Controleer je verbinding en laad deze pagina opnieuw, of ga terug naar de kassa en kies een andere betaalwijze.',
    failed:
      'De betaling is niet gelukt. Er is niets afgeschreven. Controleer je gegevens of gebruik een andere kaart.',
    secure: 'Je kaartgegevens gaan rechtstreeks naar betaaldienst Stripe en nooit naar deze winkel.',
    tooSmall: 'Kaartbetalingen beginnen bij {least}. Kies een andere betaalwijze.',
    saveTitle: 'Een kaart bewaren',
    saveFact:
      'Je abonnement wordt vanaf nu van deze kaart afgeschreven. Alleen wat al verschuldigd is, wordt meteen afgeschreven.',
    save: 'Kaart bewaren',
    saving: 'Wordt bewaard…',
    saveFailed:
      'De kaart kon niet worden bewaard. Er is niets gewijzigd. Controleer je gegevens of gebruik een andere kaart.',
    saveBack: 'Terug zonder te bewaren',
    saveNeedsScript:
      'Voor het bewaren van een kaart is JavaScript nodig, dat in je browser is uitgeschakeld. Zet het aan en laad deze pagina opnieuw, of ga terug. Er is niets gewijzigd.',
    saveUnloaded:
      'De kaartvelden konden niet worden geladen. Controleer je verbinding en laad deze pagina opnieuw, of ga terug. Er is niets gewijzigd.',
  },
} as const;
