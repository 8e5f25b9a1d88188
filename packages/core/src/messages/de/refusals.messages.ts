/** Refusals to accounts, by the noun and name of the declared error; the English is in the declaration. */
export const messages = {
  accounts: {
    wrongCredentials:
      'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides, oder setzen Sie das Passwort zurück.',
    wrongPassword: 'Das aktuelle Passwort stimmt nicht. Es wurde nichts geändert.',
    signUpClosed:
      'Auf dieser Plattform können keine neuen Konten angelegt werden. Bitten Sie den Betreiber um eines.',
    tokenInvalid: 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
    unverified:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen eine E-Mail mit einem Code geschickt.',
    wrongCode: 'Dieser Code stimmt nicht. Sehen Sie in der neuesten E-Mail von uns nach.',
    proofOver:
      'Dieser Link oder Code wurde schon benutzt oder ist zu alt. Fordern Sie eine neue E-Mail an, oder registrieren Sie sich noch einmal.',
    invitationOver:
      'Diese Einladung wurde schon benutzt, zurückgezogen oder ist zu alt. Bitten Sie um eine neue.',
    passwordNeeded: 'Wählen Sie ein Passwort, um die Einladung anzunehmen.',
    lastAdmin:
      'Das ist die letzte Person mit der Rolle Admin auf dieser Website. Geben Sie diese Rolle zuerst jemand anderem.',
    memberExists: 'Diese Person hat schon eine Rolle auf der Website. Ändern Sie diese Rolle.',
  },
  customers: {
    sameCustomer: 'Das ist schon derselbe Kunde. Wählen Sie einen anderen.',
  },
  productCollections: {
    slugTaken:
      'Eine andere Kollektion, vielleicht im Papierkorb, hat die Adresse „{slug}“. Wählen Sie eine andere.',
    tooMany:
      'Eine Website hat höchstens {most} Kollektionen. Löschen Sie zuerst einige, die nicht mehr gebraucht werden.',
    unknownImage: 'Das Bild dieser Kollektion ist nicht mehr in der Mediathek. Wählen Sie ein anderes.',
    unknownProduct:
      'Ein Produkt dieser Kollektion gibt es nicht mehr. Laden Sie neu, um den neuesten Stand zu sehen.',
    byRule: 'Diese Kollektion wird nach einer Regel gefüllt. Wählen Sie „Von Hand“, um Produkte anzuordnen.',
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
  collections: {
    slugTaken: 'Die Adresse /{slug} gehört schon zu „{title}“. Wählen Sie eine andere.',
    noDocument: 'Nur Seiten haben eigenen Inhalt; „{title}“ ist etwas anderes.',
    notAParent:
      'Eine Seite kann nicht unter sich selbst oder unter einem Link liegen. Wählen Sie einen anderen Platz.',
    isHome: '„{title}“ ist die Startseite. Machen Sie zuerst eine andere Seite zur Startseite.',
    notHome: 'Nur eine sichtbare Seite ohne Passwort kann die Startseite sein.',
    linkNeeded: 'Ein Link braucht eine Adresse, zu der er führt, etwa https://example.com.',
    notHeld: '„{title}“ nimmt keine Einträge dieser Art auf ({kind}), sondern: {held}.',
    notAList: '„{title}“ enthält keine Beiträge. Wählen Sie ein Blog.',
    dateNeeded: 'Ein geplanter Beitrag braucht den Zeitpunkt, zu dem er erscheinen soll.',
    scriptNotApproved:
      'Der Block „{label}“ auf „{title}“ führt HTML aus, das niemand mit der Rolle Admin freigegeben hat; er wurde deshalb nicht veröffentlicht. Entfernen Sie den Block, oder bitten Sie einen Admin zu veröffentlichen. Es wurde nichts geändert.',
    loop: 'Die Weiterleitung von {from} würde zu sich selbst führen. Wählen Sie ein anderes Ziel.',
  },
  returns: {
    forbiddenMove:
      'Diese Rückgabe hat sich inzwischen geändert. Laden Sie neu, um den aktuellen Zustand zu sehen.',
    tooMany: 'Von „{title}“ kann noch zurückgegeben werden: {left}. Wählen Sie höchstens so viele.',
    nothing: 'In dieser Rückgabe ist kein Artikel übrig. Wählen Sie mindestens einen.',
    closed: 'Artikel dieser Bestellung können nicht mehr zurückgegeben werden.',
  },
  reviews: {
    forbiddenMove:
      'Über diese Bewertung wurde schon entschieden. Laden Sie neu, um den aktuellen Zustand zu sehen.',
    nothingToReplyTo:
      'Besucher sehen diese Bewertung nicht. Veröffentlichen Sie sie zuerst, und antworten Sie dann.',
  },
  discounts: {
    codeTaken: 'Der Code {code} gehört schon zu einem anderen Rabatt. Wählen Sie einen anderen.',
    tooManyAutomatic:
      'Höchstens {max} Rabatte ohne Code können gleichzeitig gelten. Pausieren oder löschen Sie zuerst einen.',
    changedMeanwhile:
      'Jemand anders hat diesen Rabatt inzwischen geändert. Laden Sie ihn neu, und ändern Sie ihn noch einmal.',
  },
  donations: {
    changedMeanwhile:
      'Jemand anders hat diese Sammlung inzwischen geändert. Laden Sie sie neu, und ändern Sie sie noch einmal.',
  },
  documents: {
    sellerMissing:
      'Eine Rechnung braucht Namen und Anschrift des Verkäufers. Tragen Sie beides in den Einstellungen unter Shop ein.',
    notYet: 'Diese Bestellung hat keine Rechnung: Sie ist {state}.',
    nothingToPrint: 'Keine der ausgewählten Bestellungen hat einen solchen Beleg.',
  },
  comments: {
    restoreTooLate:
      'Dieser Kommentar wurde vor mehr als {days} Tagen gelöscht und lässt sich nicht mehr wiederherstellen.',
  },
  editing: {
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    nothingToRedo: 'Es gibt nichts zu wiederholen.',
    cannotUndo:
      '„{what}“ lässt sich nicht mehr rückgängig machen: Die Seite wurde an dieser Stelle inzwischen geändert.',
    cannotRedo:
      '„{what}“ lässt sich nicht mehr wiederholen: Die Seite wurde an dieser Stelle inzwischen geändert.',
  },
  exporting: {
    underWay:
      'Ein Archiv dieser Website wird gerade erstellt. Warten Sie, bis es fertig ist, oder brechen Sie es ab.',
    tooLateToCancel: 'Dieses Archiv ist fertig oder wurde aufgegeben; es gibt nichts mehr abzubrechen.',
    cancelled: 'Das Archiv wurde abgebrochen. Es wurde nichts davon behalten.',
    noRoom:
      'Das Archiv konnte nicht geschrieben werden: Auf dem Server ist kein Platz mehr. Es wurde nichts davon behalten. Bitten Sie den Betreiber, Platz zu schaffen, und versuchen Sie es dann noch einmal.',
    stopped:
      'Beim Archiv ist ein unerwarteter Fehler aufgetreten. Es wurde nichts davon behalten, und die Website ist wie zuvor. Versuchen Sie es noch einmal, und melden Sie es, wenn es wieder geschieht.',
    fileExists:
      'Die Datei „{file}“ gibt es schon, und sie bleibt, wie sie ist. Nennen Sie mit --out eine andere.',
    archiveInvalid:
      'Aus diesem Archiv kann keine Website werden, und es wurde nichts angelegt. {where}: {why}.',
    archiveUnreadable: 'Das Archiv „{file}“ lässt sich nicht lesen: {why}',
    unwritable: 'Die Datei „{file}“ lässt sich nicht schreiben: {why}',
  },
  importing: {
    empty:
      'Die Datei „{file}“ ist leer. Exportieren Sie sie noch einmal. An der Website wurde nichts geändert.',
    notAnExport:
      '„{file}“ ist kein Export, der importiert werden kann, sondern: {found}. Nehmen Sie einen Export von WordPress oder Squarespace (XML) oder Produkte von WooCommerce, Shopify oder Squarespace (CSV). An der Website wurde nichts geändert.',
    formatNotRead:
      '„{file}“ lässt sich noch nicht importieren: {found}. Nehmen Sie einen Export von WordPress oder Squarespace (XML) oder Produkte von WooCommerce, Shopify oder Squarespace (CSV). An der Website wurde nichts geändert.',
    cutShort:
      '„{file}“ bricht mittendrin ab und enthält nichts Vollständiges. Wahrscheinlich wurde die Datei nicht zu Ende heruntergeladen; exportieren Sie sie noch einmal. An der Website wurde nichts geändert.',
    declaresEntities:
      '„{file}“ erklärt eigene Entitäten oder einen eigenen Dokumenttyp, wie es Dateien tun, die einen Server überlasten sollen. Kein Export tut das; die Datei wurde nicht weiter gelesen. An der Website wurde nichts geändert.',
    tooLarge:
      '„{file}“ ist zu groß: {what}, höchstens {limit}. Exportieren Sie in Teilen und importieren Sie einen nach dem anderen. An der Website wurde nichts geändert.',
    tooDeep:
      '„{file}“ ist tiefer verschachtelt als {limit} Ebenen; kein Export ist das. An der Website wurde nichts geändert.',
    nothingToImport:
      '„{file}“ enthält nichts zum Importieren: keine Seite, keinen Beitrag, kein Produkt und keine Datei. Wählen Sie aus, was exportiert werden soll, und versuchen Sie es noch einmal. An der Website wurde nichts geändert.',
    noFile: 'Wählen Sie die Exportdatei, die importiert werden soll.',
    underWay:
      'In diese Website wird gerade schon importiert. Warten Sie, bis das fertig ist, oder brechen Sie es ab.',
    tooLateToCancel:
      'Dieser Import ist vorbei oder schreibt schon seinen Inhalt; er lässt sich nicht mehr abbrechen.',
    choiceGone:
      '„{title}“ wurde hier inzwischen gelöscht. Holen Sie es zuerst aus dem Papierkorb zurück und wählen Sie dann die Fassung. Es wurde nichts geändert.',
    cancelled: 'Der Import wurde abgebrochen. An der Website wurde nichts geändert.',
    unreadable: 'Die Datei „{file}“ lässt sich nicht lesen: {why} An der Website wurde nichts geändert.',
    readingFailed:
      '„{file}“ ließ sich nicht zu Ende lesen: {why}. An der Website wurde nichts geändert. Exportieren Sie in Teilen, und melden Sie es, wenn das nicht hilft.',
    interrupted:
      'Der Befehl, der diesen Import ausführte, wurde unterbrochen. Starten Sie den Import noch einmal.',
    tookTooLong:
      'An „{file}“ wurde {minutes} Minuten lang gearbeitet, ohne fertig zu werden. An der Website wurde nichts geändert. Exportieren Sie in Teilen und importieren Sie einen nach dem anderen.',
    undoneInPart:
      '{why} Der Import wurde rückgängig gemacht, bis auf {kept, plural, one {ein Produkt, das inzwischen geändert oder bestellt wurde; es steht} other {# Produkte, die inzwischen geändert oder bestellt wurden; sie stehen}} im Bericht. Starten Sie den Import noch einmal.',
    stopped:
      'Beim Import ist ein unerwarteter Fehler aufgetreten, und er wurde rückgängig gemacht. An der Website wurde nichts geändert. Versuchen Sie es noch einmal, und melden Sie es, wenn es wieder geschieht.',
  },
  inventory: {
    short: 'Von etwas ist weniger vorrätig, als bestellt wurde. Ändern Sie die Anzahl.',
    unlimited: 'Diese Variante wird ohne Bestand verkauft. Geben Sie zuerst eine Stückzahl ein.',
    belowZero: 'Nur {onHand} sind vorhanden; der Bestand kann nicht unter null sinken.',
  },
  launch: {
    notReady: 'Die Website kann noch nicht gestartet werden. {missing}',
  },
  media: {
    notPrivate:
      'Die Datei {fileName} ist öffentlich: Wer ihre Adresse kennt, kann sie öffnen. Machen Sie sie zuerst privat.',
    tooLarge: 'Die Datei {fileName} ist zu groß; erlaubt sind höchstens {maxSize}.',
    tooManyPixels:
      'Die Datei {fileName} ist zu groß; Bilder dürfen höchstens {maxPixels} Megapixel haben. Verkleinern Sie das Bild und laden Sie es noch einmal hoch.',
    unsupported:
      'Die Datei {fileName} ist keine unterstützte Dateiart: {what}. Browser zeigen sie schlecht oder gar nicht. Bilder können JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG, BMP oder ICO sein: Speichern Sie das Bild in einem dieser Formate und laden Sie es hoch.',
    heic: 'Die Datei {fileName} ist ein HEIC-Foto, das die meisten Browser nicht zeigen können; Telefone exportieren es als JPEG. Bilder können JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG, BMP oder ICO sein: Speichern Sie das Bild in einem dieser Formate und laden Sie es hoch.',
    damaged:
      'Die Datei {fileName} ließ sich nicht als Bild lesen: Sie ist beschädigt oder unvollständig. Speichern Sie sie noch einmal und laden Sie sie hoch.',
    tooSlow:
      'Die Datei {fileName} ließ sich nicht lesen: Sie zu zeichnen dauert länger, als der Server erlaubt. Vereinfachen Sie sie, oder speichern Sie sie als PNG oder JPEG, und laden Sie sie hoch.',
    tooMuchMemory:
      'Die Datei {fileName} ließ sich nicht lesen: Sie zu zeichnen braucht mehr Arbeitsspeicher, als der Server erlaubt. Verkleinern oder vereinfachen Sie sie, oder speichern Sie sie als PNG oder JPEG, und laden Sie sie hoch.',
    unreadable:
      'Die Datei {fileName} ließ sich nicht lesen: Das Programm, das Bilder liest, ist zweimal daran gescheitert. Öffnen Sie sie in einem Bildprogramm, speichern Sie sie als PNG oder JPEG und laden Sie sie hoch.',
    storageFull:
      'Die Datei {fileName} wurde nicht gespeichert, weil sie nicht mehr in den Speicher dieser Website passt: {used} von {allowed} sind belegt. Löschen Sie Dateien, die Sie nicht mehr brauchen, leeren Sie den Papierkorb, oder bitten Sie den Betreiber um mehr.',
    stopping:
      'Die Datei {fileName} wurde nicht gespeichert, weil der Server gerade neu startet. Laden Sie sie gleich noch einmal hoch.',
    someMissing:
      'Einige dieser Dateien gibt es nicht mehr, deshalb wurde nichts geändert. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
    empty: 'Die Datei {fileName} ist leer. Wählen Sie eine andere.',
    noFile: 'Es wurde keine Datei gesendet. Wählen Sie eine aus und laden Sie sie noch einmal hoch.',
  },
  orders: {
    forbiddenMove: 'Die Bestellung ist {state} und kann nicht {wanted} werden.',
    notPaid:
      'Die Bestellung ist noch nicht bezahlt. Markieren Sie sie als bezahlt, bevor sie verschickt wird.',
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
  page: {
    conflict:
      '{who} hat inzwischen {what} geändert. Sie sehen den neuesten Stand; ändern Sie es noch einmal, wenn es noch nötig ist.',
    invalidOperation:
      'Diese Änderung ließ sich nicht lesen. {field}: {problem} Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    sectionNotFound:
      'Diesen Abschnitt gibt es auf der Seite nicht mehr. Laden Sie neu, um den neuesten Stand zu sehen.',
    blockNotFound:
      'Diesen Block gibt es auf der Seite nicht mehr. Laden Sie neu, um den neuesten Stand zu sehen.',
    duplicateId:
      'Auf der Seite gibt es schon einen Abschnitt oder Block mit der Id {id}. Geben Sie dem neuen eine eigene.',
    tooManySections:
      'Eine Seite hat höchstens {max} Abschnitte. Löschen Sie einen, oder machen Sie auf einer anderen Seite weiter.',
    tooManyBlocks:
      'Ein Abschnitt hat höchstens {max} Blöcke. Löschen Sie einen, oder fügen Sie einen Abschnitt hinzu.',
  },
  pages: {
    scriptRole:
      'Blöcke der Art „{label}“ können bei Besuchern Skripte ausführen; nur Admins der Website dürfen sie hinzufügen oder ändern. Es wurde nichts geändert.',
    invalidSettings:
      'Der Block „{label}“ lässt sich so nicht speichern. {field}: {problem} Es wurde nichts geändert.',
    unknownBlock:
      'Kein Block hat die Nummer {type}. Die Seite stammt vielleicht aus einer neueren Version; es wurde nichts geändert.',
    stylesConflict:
      '{who} hat inzwischen das Design geändert. Sie sehen den neuesten Stand; ändern Sie es noch einmal, wenn es noch nötig ist.',
    fromTheFuture: 'Version {version} dieser Seite gibt es noch nicht. Laden Sie die Seite neu.',
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
    stillAsked:
      'Der Zahlungsdienst hat zu dieser Zahlung noch nicht geantwortet. Versuchen Sie es in einer Minute noch einmal.',
    notByHand: 'Nur Zahlungen, die von Hand erfasst werden, lassen sich von Hand als bezahlt markieren.',
  },
  products: {
    slugTaken: 'Ein anderes Produkt hat die Adresse „{slug}“. Wählen Sie eine andere.',
    restoreTooLate:
      'Dieses Produkt wurde vor mehr als {days} Tagen gelöscht und lässt sich nicht wiederherstellen.',
    unknownImage: 'Ein Bild dieses Produkts ist nicht mehr in der Mediathek. Wählen Sie ein anderes.',
    unknownFile: 'Eine Datei dieses Produkts fehlt oder ist nicht privat. Wählen Sie eine private Datei.',
    tooManyVariants: 'Höchstens {most} Varianten auf einmal. Wählen Sie weniger Produkte aus.',
    unknownVariant:
      'Eine gesendete Variante gehört nicht zu diesem Produkt. Laden Sie neu, um den neuesten Stand zu sehen.',
  },
  publishing: {
    nothingLive:
      'Diese Website wurde noch nicht veröffentlicht. Veröffentlichen Sie zuerst die ganze Website.',
    addressInUse:
      'Auf der veröffentlichten Website hat „{title}“ noch diese Adresse. Veröffentlichen Sie die ganze Website, oder ändern Sie eine der beiden Adressen.',
    revisionNotFound: 'Diese Revision gibt es auf dieser Website nicht. Wählen Sie eine aus der Liste.',
  },
  siteUsers: {
    emailTaken:
      'Mit {email} hat sich inzwischen jemand registriert. Löschen Sie zuerst jenes Konto und stellen Sie dann dieses wieder her.',
  },
  tenancy: {
    subdomainTaken: 'Die Adresse „{subdomain}“ ist vergeben. Wählen Sie eine andere.',
    settingsNotYours:
      'Ihre Rolle erlaubt Ihnen nicht, diese Einstellungen zu ändern: {fields}. Es wurde nichts geändert.',
    domainTaken: 'Die Domain „{host}“ wird auf dieser Plattform schon benutzt.',
    domainOfPlatform: 'Die Domain „{host}“ gehört zur Plattform selbst. Nehmen Sie eine eigene.',
    tooManyDomains: 'Eine Website kann {max} Domains haben. Entfernen Sie eine, die nicht gebraucht wird.',
    restoreTooLate:
      'Diese Website wurde vor mehr als {days} Tagen gelöscht und lässt sich nicht wiederherstellen.',
  },
  downloads: {
    nothing:
      'Mit dieser Bestellung kann jetzt nichts heruntergeladen werden: Sie ist nicht bezahlt, storniert oder erstattet, oder ihre Produkte haben keine Dateien.',
  },
  draftOrders: {
    changedMeanwhile:
      'Jemand anders hat diesen Entwurf inzwischen geändert. Laden Sie ihn neu, um die Änderungen zu sehen.',
    ordered: 'Aus diesem Entwurf wurde eine Bestellung. Öffnen Sie die Bestellung, um sie zu ändern.',
  },
  giftCards: {
    tooLittleLeft: 'Auf diesem Gutschein sind nur noch {left}. Ziehen Sie höchstens so viel ab.',
    notMailed:
      'Dieser Gutschein hat keine E-Mail-Adresse, oder sein Code ist hier nicht bekannt. Er kann nicht gesendet werden.',
    notUsable:
      'Dieser Gutschein ist gesperrt oder abgelaufen. Ändern Sie das zuerst, und senden Sie ihn dann.',
  },
  trash: {
    stillShown:
      '„{title}“ wird noch von der veröffentlichten Website, einem Entwurf oder einem Produkt gezeigt. Nehmen Sie es dort heraus, veröffentlichen Sie, und löschen Sie es dann endgültig.',
  },
} as const;
