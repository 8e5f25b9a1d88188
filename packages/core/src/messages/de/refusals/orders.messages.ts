/** Refusals to accounts about orders and what is done with them, by noun and name of the declared error, which has the English. */
export const messages = {
  orders: {
    forbiddenMove: 'Die Bestellung ist {state} und kann nicht {wanted} werden.',
    notPaid:
      'Die Bestellung ist noch nicht bezahlt. Markieren Sie sie als bezahlt, bevor sie verschickt wird.',
    unpaidNotConfirmed:
      'Die Bestellung ist noch nicht bezahlt. Bestätigen Sie, dass sie trotzdem verschickt wird.',
    test: 'Dies ist eine Testbestellung auf einer gestarteten Website. Sie hat keinen Bestand entnommen, und nichts davon wird verschickt.',
    tooManySent: 'Von „{title}“ sind noch {left} zu versenden. Wählen Sie höchstens {left}.',
    partlySent:
      'Ein Teil dieser Bestellung wurde versendet. Erstatten Sie die übrigen Artikel, oder machen Sie die Sendung rückgängig, bevor Sie stornieren.',
    tooManyTags: 'Eine Bestellung hat höchstens {max} Schlagwörter. Entfernen Sie zuerst eines.',
    shipmentUndone: 'Diese Sendung wurde rückgängig gemacht. Erfassen Sie eine neue.',
    tooManyBack: 'Von „{title}“ können noch {left} erstattet werden. Wählen Sie höchstens {left}.',
    tooMuchShipping: 'Vom Versand können noch {left} erstattet werden. Geben Sie höchstens {left} ein.',
    stillShort:
      'Für diese Bestellung ist immer noch nicht genug vorrätig. Stocken Sie auf, oder stornieren Sie die Bestellung.',
  },
  orderEdits: {
    ended: 'Die Bestellung ist {state} und lässt sich nicht mehr bearbeiten.',
    sent: 'Alles aus dieser Bestellung ist versendet oder geliefert. Erstatten Sie Artikel daraus, oder legen Sie für den Kunden eine weitere Bestellung an.',
    test: 'Dies ist eine Testbestellung auf einer gestarteten Website. Stornieren Sie sie, und legen Sie stattdessen eine andere an.',
    renewal: 'Diese Bestellung verlängert ein Abonnement. Ändern Sie stattdessen das Abonnement.',
    donation: 'Eine Spende lässt sich nicht bearbeiten. Erstatten Sie sie stattdessen.',
    withdrawn:
      'Der Kunde hat diese Bestellung widerrufen oder eine Rücksendung angefragt. Schließen Sie das zuerst ab.',
    paymentOpen:
      'Eine Zahlung dieser Bestellung ist nicht abgeschlossen. Ziehen Sie eine autorisierte Zahlung ein oder geben Sie sie frei, ziehen Sie einen Zahlungslink zurück, oder warten Sie, bis die Zahlung oder der Streitfall beendet ist.',
    changedMeanwhile:
      'Jemand anderes hat diese Bestellung inzwischen bearbeitet. Laden Sie sie neu, um die Änderungen zu sehen.',
    totalChanged:
      'Die Bestellung würde jetzt {total} kosten. Prüfen Sie die neuen Beträge und speichern Sie noch einmal.',
    unchanged: 'Es gibt keinen Unterschied. Ändern Sie zuerst etwas.',
    tooFewLeft: 'Von „{title}“ sind {least} schon versendet oder erstattet. Behalten Sie mindestens {least}.',
    fixedQuantity:
      '„{title}“ wird mit der Zahlung geliefert und behält seine Menge. Erstatten Sie es stattdessen.',
    unknownLine: 'Ein Artikel gehört nicht zu dieser Bestellung. Laden Sie die Bestellung neu.',
    notAddable:
      '„{title}“ lässt sich nicht hinzufügen. Zu einer Bestellung kommen nur Waren und Dienstleistungen hinzu, die einmal gekauft werden und dem Kunden keine Pflichtfrage stellen.',
    goneVariant: 'Ein Produkt, das Sie hinzugefügt haben, gibt es nicht mehr. Entfernen Sie es.',
    short: 'Von „{title}“ ist nicht genug auf Lager. Wählen Sie weniger, oder füllen Sie den Bestand auf.',
    noItems: 'Eine Bestellung braucht mindestens einen Artikel. Stornieren Sie sie stattdessen.',
    noAmount: 'Die Bestellung würde nichts kosten. Stornieren Sie sie stattdessen.',
    belowRefunded: '{amount} dieser Bestellung sind schon erstattet. Weniger kann sie nicht kosten.',
    noAddress:
      'Die Bestellung hat keine Lieferadresse. Fügen Sie nur hinzu, was nicht versendet wird, oder legen Sie einen Entwurf an.',
    untraceable:
      'Die Steuer dieser Bestellung lässt sich ihren Artikeln nicht zuordnen. Erstatten Sie Artikel daraus, oder legen Sie für weitere einen Entwurf an.',
  },
  draftOrders: {
    changedMeanwhile:
      'Jemand anders hat diesen Entwurf inzwischen geändert. Laden Sie ihn neu, um die Änderungen zu sehen.',
    sameLine:
      '„{title}“ steht zweimal mit denselben Antworten in diesem Entwurf. Ändern Sie stattdessen die Menge einer Zeile.',
    ordered: 'Aus diesem Entwurf wurde eine Bestellung. Öffnen Sie die Bestellung, um sie zu ändern.',
  },
  balances: {
    nothingOwed: 'Für diese Bestellung ist nichts mehr zu bezahlen.',
    notPayable: 'Die Bestellung ist {state}. Zahlungslinks gibt es für aufgegebene Bestellungen.',
    changedMeanwhile:
      'Diese Bestellung wurde inzwischen geändert oder bezahlt. Prüfen Sie, was noch zu bezahlen ist, und versuchen Sie es noch einmal.',
    noEmail: 'Die Bestellung hat keine E-Mail-Adresse. Kopieren Sie den Link und geben Sie ihn dem Kunden.',
  },
  pointOfSale: {
    alreadySold:
      'Dieser Verkauf wurde schon abgeschlossen, als Bestellung {number} über {total}. Beginnen Sie für das, was dazukam, einen neuen Verkauf.',
    tooLittleCash: 'Der erhaltene Betrag reicht nicht. Zu zahlen sind {total}.',
    emailNeeded: '„{title}“ wird per E-Mail geschickt. Geben Sie die E-Mail-Adresse ein.',
    notSoldHere:
      '„{title}“ gibt es nur auf der Website, weil dabei etwas zu wählen oder zuzustimmen ist. Entfernen Sie es aus dem Verkauf.',
    soldOut: '„{title}“ ist ausverkauft. Entfernen Sie es aus dem Verkauf.',
    notEnough:
      'Von „{title}“ lassen sich nur noch {left} verkaufen. Ändern Sie die Menge, oder entfernen Sie es.',
    noPlace:
      'Das Land des Ladens ist nicht bekannt, daher lässt sich keine Steuer berechnen. Tragen Sie in den Einstellungen des Shops die Adresse ein, von der aus verkauft wird.',
  },
  payments: {
    unknownMethod: 'Diese Zahlungsart wird hier nicht angeboten. Wählen Sie eine andere.',
    forbiddenMove: 'Die Zahlung ist {state} und kann nicht {wanted} werden.',
    badSignature: 'Die Signatur passt nicht zu dem, was gesendet wurde.',
    tooOld: 'Die Nachricht ist mehr als {seconds} Sekunden alt oder liegt in der Zukunft.',
    unreadable: 'Die Nachricht lässt sich nicht lesen.',
    otherAmount: 'Der Betrag ist nicht der der Zahlung.',
    nothingToGiveBack: 'Von dieser Bestellung kann gerade kein Geld erstattet werden.',
    moreThanAwaited: 'Von Hand sind nur noch {left} zu zahlen.',
    tooMuchBack: 'Von dieser Zahlung können nur noch {left} erstattet werden.',
    moreThanHeld: 'Von dieser Zahlung lassen sich nur noch {left} einziehen.',
    nothingToPay: 'Von dieser Bestellung ist nichts mehr zu bezahlen.',
    testMixed:
      'Auf einer gestarteten Website bezahlt eine Testzahlung nur eine Testbestellung, und echtes Geld keine. Wählen Sie eine andere Zahlungsart.',
    stillAsked:
      'Der Zahlungsdienst hat zu dieser Zahlung noch nicht geantwortet. Versuchen Sie es in einer Minute noch einmal.',
    serviceSilent:
      'Die offene Zahlung dieser Bestellung konnte nicht beendet werden, weil der Zahlungsdienst nicht antwortet. Es wurde nichts geändert. Versuchen Sie es in einigen Minuten noch einmal.',
    notByHand: 'Nur Zahlungen, die von Hand erfasst werden, lassen sich von Hand als bezahlt markieren.',
  },
  discounts: {
    codeTaken: 'Der Code {code} gehört schon zu einem anderen Rabatt. Wählen Sie einen anderen.',
    tooManyAutomatic:
      'Höchstens {max} Rabatte ohne Code können gleichzeitig gelten. Pausieren oder löschen Sie zuerst einen.',
    changedMeanwhile:
      'Jemand anders hat diesen Rabatt inzwischen geändert. Laden Sie ihn neu, und ändern Sie ihn noch einmal.',
  },
  giftCards: {
    tooLittleLeft: 'Auf diesem Gutschein sind nur noch {left}. Ziehen Sie höchstens so viel ab.',
    notMailed:
      'Dieser Gutschein hat keine E-Mail-Adresse, oder sein Code ist hier nicht bekannt. Er kann nicht gesendet werden.',
    notUsable:
      'Dieser Gutschein ist gesperrt oder abgelaufen. Ändern Sie das zuerst, und senden Sie ihn dann.',
  },
  donations: {
    changedMeanwhile:
      'Jemand anders hat diese Sammlung inzwischen geändert. Laden Sie sie neu, und ändern Sie sie noch einmal.',
  },
  returns: {
    forbiddenMove:
      'Diese Rückgabe hat sich inzwischen geändert. Laden Sie neu, um den aktuellen Zustand zu sehen.',
    tooMany: 'Von „{title}“ kann noch zurückgegeben werden: {left}. Wählen Sie höchstens so viele.',
    nothing: 'In dieser Rückgabe ist kein Artikel übrig. Wählen Sie mindestens einen.',
    unknownReason: 'Wählen Sie für jeden Artikel einen der Gründe des Shops.',
    closed: 'Artikel dieser Bestellung können nicht mehr zurückgegeben werden.',
  },
  documents: {
    sellerMissing:
      'Eine Rechnung braucht Namen und Anschrift des Verkäufers. Tragen Sie beides in den Einstellungen unter Shop ein.',
    notYet: 'Diese Bestellung hat keine Rechnung: Sie ist {state}.',
    nothingToPrint: 'Keine der ausgewählten Bestellungen hat einen solchen Beleg.',
    noneInPeriod: 'An diesen Tagen wurde kein solcher Beleg ausgestellt. Wählen Sie andere Tage.',
    tooManyToPrint:
      'Eine Datei enthält höchstens {most} Belege, und das sind mehr. Wählen Sie weniger Tage oder weniger Bestellungen.',
  },
  downloads: {
    nothing:
      'Mit dieser Bestellung kann jetzt nichts heruntergeladen werden: Sie ist nicht bezahlt, storniert oder erstattet, oder ihre Produkte haben keine Dateien.',
  },
  labels: {
    noAddress:
      'Für {orders} gibt es keine Adresse, an die verschickt wird. Drucken Sie Etiketten nur für Bestellungen, die an jemanden verschickt werden.',
    test: 'Von den Testbestellungen {orders} wird nichts verschickt. Drucken Sie Etiketten nur für Bestellungen, die an jemanden gehen.',
    senderMissing:
      'Ein Etikett braucht Name und Adresse des Absenders. Geben Sie sie in den Einstellungen unter Shop ein.',
    unknownStrategy:
      'Die gewählte Art von Etikett gibt es nicht mehr. Wählen Sie in den Einstellungen unter Versand eine andere.',
    notMade: 'Die Etiketten konnten nicht erstellt werden: {reason}',
  },
} as const;
