/** Refusals to accounts about products, their stock and reviews, by noun and name of the declared error, which has the English. */
export const messages = {
  products: {
    slugTaken: 'Ein anderes Produkt hat die Adresse „{slug}“. Wählen Sie eine andere.',
    restoreTooLate:
      'Dieses Produkt wurde vor mehr als {days} Tagen gelöscht und lässt sich nicht wiederherstellen.',
    unknownImage: 'Ein Bild dieses Produkts ist nicht mehr in der Mediathek. Wählen Sie ein anderes.',
    unknownVideo:
      'Ein Video dieses Produkts ist nicht mehr in der Mediathek oder ist kein Video. Wählen Sie ein anderes.',
    unknownShop:
      'Diesen Shop gibt es auf dieser Website nicht. Laden Sie neu, um den aktuellen Stand zu sehen.',
    unknownFile: 'Eine Datei dieses Produkts fehlt oder ist nicht privat. Wählen Sie eine private Datei.',
    unknownRelated: 'Ein passendes Produkt fehlt, oder es ist dieses Produkt selbst. Wählen Sie ein anderes.',
    tooManyVariants: 'Höchstens {most} Varianten auf einmal. Wählen Sie weniger Produkte aus.',
    unknownVariant:
      'Eine gesendete Variante gehört nicht zu diesem Produkt. Laden Sie neu, um den neuesten Stand zu sehen.',
  },
  categories: {
    nameTaken: 'Diese Kategorie gibt es schon.',
    nameTooLong: 'Der Name einer Kategorie hat höchstens {most} Zeichen.',
    slugTaken:
      'Eine andere Kategorie, vielleicht eine im Papierkorb, hat die Adresse „{slug}“. Wählen Sie eine andere.',
    tooMany:
      'Eine Website hat höchstens {most} Kategorien. Löschen Sie zuerst einige, die Sie nicht mehr brauchen.',
    tooDeep:
      'Kategorien lassen sich höchstens {most} Ebenen tief verschachteln. Wählen Sie einen Platz weiter oben.',
    belowItself:
      'Eine Kategorie lässt sich nicht unter sich selbst verschieben. Wählen Sie einen anderen Platz.',
    unknownParent: 'Die Kategorie darüber gibt es nicht mehr. Laden Sie neu, um den neuesten Stand zu sehen.',
    unknownImage: 'Das Bild dieser Kategorie ist nicht mehr in der Mediathek. Wählen Sie ein anderes.',
  },
  productCollections: {
    slugTaken:
      'Eine andere Kollektion, vielleicht im Papierkorb, hat die Adresse „{slug}“. Wählen Sie eine andere.',
    tooMany:
      'Eine Website hat höchstens {most} Kollektionen. Löschen Sie zuerst einige, die nicht mehr gebraucht werden.',
    unknownImage: 'Das Bild dieser Kollektion ist nicht mehr in der Mediathek. Wählen Sie ein anderes.',
    unknownProduct: 'Ein Produkt dieser Kollektion gibt es nicht mehr. Laden Sie die Seite neu.',
    byRule: 'Diese Kollektion wird nach einer Regel gefüllt. Wählen Sie „Von Hand“, um Produkte anzuordnen.',
  },
  productEdits: {
    underWay: 'Es werden schon Produkte bearbeitet. Warten Sie, bis das fertig ist, oder halten Sie es an.',
    notRunning: 'Diese Bearbeitung läuft nicht. Laden Sie neu, um zu sehen, was aus ihr wurde.',
    notToUndo: 'An dieser Bearbeitung gibt es nichts, was rückgängig gemacht werden könnte.',
  },
  productImports: {
    noFile: 'Wählen Sie die Produktdatei, die importiert werden soll.',
    tooLarge:
      '„{file}“ ist zu groß: Eine Produktdatei darf höchstens {most} MB haben. Teilen Sie sie zwischen zwei Produkten, und behalten Sie in jedem Teil die erste Zeile. Nichts wurde geändert.',
    tooManyRows:
      '„{file}“ hat mehr als {most} Zeilen oder eine zu lange Zeile. Teilen Sie sie zwischen zwei Produkten, und behalten Sie in jedem Teil die erste Zeile. Nichts wurde geändert.',
    notProducts:
      '„{file}“ ist keine Produktdatei von Vitrine: Die erste Zeile nennt keine Spalte „Vitrine 1“. Exportieren Sie Ihre Produkte, und bearbeiten Sie diese Datei. Dateien anderer Shops werden unter Importe importiert. Nichts wurde geändert.',
    otherVersion:
      '„{file}“ ist eine Produktdatei der Version {version}, die eine neuere Ausgabe geschrieben hat. Nichts wurde geändert.',
    shopAddressTaken:
      'Die Adresse „{address}“ gehört inzwischen einer anderen Seite, sodass dort kein Shop erstellt werden kann. Importieren Sie die Datei noch einmal, um zu sehen, was sie tun würde. Es wurde nichts geändert.',
    columnTwice:
      '„{file}“ hat die Spalte „{column}“ zweimal. Entfernen Sie eine davon. Nichts wurde geändert.',
    cutShort:
      '„{file}“ endet mitten in einer Zeile. Speichern oder exportieren Sie sie noch einmal. Nichts wurde geändert.',
    unreadable:
      '„{file}“ konnte nicht gelesen werden. Speichern Sie sie als CSV in UTF-8, und versuchen Sie es noch einmal. Nichts wurde geändert.',
    broke:
      'Etwas Unerwartetes ging schief. Was vorher geschrieben wurde, bleibt und kann rückgängig gemacht werden. Importieren Sie die Datei noch einmal.',
    pictureNotFetched:
      'Das Bild {address} konnte nicht geladen werden. Laden Sie es in die Mediathek, und schreiben Sie seine Adresse von dort in die Datei.',
    underWay: 'Es werden schon Produkte importiert. Warten Sie, bis das fertig ist, oder halten Sie es an.',
    notReady: 'Dieser Import kann jetzt nicht beginnen. Laden Sie neu, um zu sehen, was aus ihm wurde.',
    notRunning: 'Dieser Import läuft nicht. Laden Sie neu, um zu sehen, was aus ihm wurde.',
    notToUndo: 'An diesem Import gibt es nichts, was rückgängig gemacht werden könnte.',
  },
  inventory: {
    short: 'Von etwas ist weniger vorrätig, als bestellt wurde. Ändern Sie die Anzahl.',
    unlimited: 'Diese Variante wird ohne Bestand verkauft. Geben Sie zuerst eine Stückzahl ein.',
    belowZero: 'Nur {onHand} sind vorhanden; der Bestand kann nicht unter null sinken.',
  },
  reviews: {
    forbiddenMove:
      'Über diese Bewertung wurde schon entschieden. Laden Sie neu, um den aktuellen Zustand zu sehen.',
    notAsked:
      'Dieser Käufer kann nicht um eine Bewertung gebeten werden. Laden Sie die Bestellung neu, um den Grund zu sehen.',
    nothingToReplyTo:
      'Besucher sehen diese Bewertung nicht. Veröffentlichen Sie sie zuerst, und antworten Sie dann.',
  },
} as const;
