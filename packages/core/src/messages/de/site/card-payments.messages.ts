/** Payment by card. */
export const messages = {
  cardPayments: {
    name: 'Karte',
    hint: 'Visa, Mastercard und andere Karten, Apple Pay oder Google Pay.',
    title: 'Mit Karte bezahlen',
    pay: '{amount} bezahlen',
    paying: 'Wird bezahlt …',
    confirm: 'Bei Ihrer Bank bestätigen',
    back: 'Zurück zur Kasse',
    needsScript:
      'Zum Bezahlen mit Karte wird JavaScript benötigt, das in Ihrem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie diese Seite neu, oder wählen Sie an der Kasse eine andere Zahlungsart. Ihr Warenkorb bleibt erhalten.',
    unloaded:
      'Die Kartenfelder konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie diese Seite neu, oder wählen Sie an der Kasse eine andere Zahlungsart.',
    failed:
      'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Prüfen Sie Ihre Angaben oder verwenden Sie eine andere Karte.',
    secure: 'Ihre Kartendaten gehen direkt an den Zahlungsdienst Stripe und nie an diesen Shop.',
    tooSmall: 'Kartenzahlungen sind ab {least} möglich. Wählen Sie eine andere Zahlungsart.',
    saveTitle: 'Karte speichern',
    saveFact:
      'Ihr Abo wird ab jetzt von dieser Karte abgebucht. Sofort abgebucht wird nur, was schon fällig ist.',
    save: 'Karte speichern',
    saving: 'Wird gespeichert …',
    saveFailed:
      'Die Karte konnte nicht gespeichert werden. Es wurde nichts geändert. Prüfen Sie Ihre Angaben oder verwenden Sie eine andere Karte.',
    saveBack: 'Zurück, ohne zu speichern',
    saveNeedsScript:
      'Zum Speichern einer Karte wird JavaScript benötigt, das in Ihrem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie diese Seite neu, oder gehen Sie zurück. Es wurde nichts geändert.',
    saveUnloaded:
      'Die Kartenfelder konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie diese Seite neu, oder gehen Sie zurück. Es wurde nichts geändert.',
  },
} as const;
