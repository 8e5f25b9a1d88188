/** Refusals to accounts about pages, posts and files, and publishing them, by noun and name of the declared error, which has the English. */
export const messages = {
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
  editing: {
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    nothingToRedo: 'Es gibt nichts zu wiederholen.',
    cannotUndo:
      '„{what}“ lässt sich nicht mehr rückgängig machen: Die Seite wurde an dieser Stelle inzwischen geändert.',
    cannotRedo:
      '„{what}“ lässt sich nicht mehr wiederholen: Die Seite wurde an dieser Stelle inzwischen geändert.',
  },
  comments: {
    restoreTooLate:
      'Dieser Kommentar wurde vor mehr als {days} Tagen gelöscht und lässt sich nicht mehr wiederherstellen.',
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
  emails: {
    changedMeanwhile:
      'Jemand anders hat diese E-Mail inzwischen geändert. Laden Sie sie neu, und ändern Sie sie noch einmal.',
    missingPart:
      'Diese E-Mail muss ihre vorgeschriebenen Teile enthalten: {parts}. Fügen Sie sie wieder ein, in beliebiger Reihenfolge, oder kehren Sie zur Vorgabe zurück.',
    repeatedPart: 'Ein Teil dieser E-Mail kommt zweimal vor oder gehört nicht hinein. Entfernen Sie ihn.',
    unknownPlace:
      'Diese E-Mail kann {places} nicht ausfüllen. Verwenden Sie nur die aufgeführten Platzhalter.',
    notForEmails: 'Den Block „{name}“ können E-Mail-Programme nicht darstellen. Entfernen Sie ihn.',
    alwaysSent: 'Diese E-Mail wird immer verschickt, denn Käufer brauchen sie.',
  },
  launch: {
    notReady: 'Die Website kann noch nicht gestartet werden. {missing}',
  },
  publishing: {
    nothingLive:
      'Diese Website wurde noch nicht veröffentlicht. Veröffentlichen Sie zuerst die ganze Website.',
    addressInUse:
      'Auf der veröffentlichten Website hat „{title}“ noch diese Adresse. Veröffentlichen Sie die ganze Website, oder ändern Sie eine der beiden Adressen.',
    revisionNotFound: 'Diese Revision gibt es auf dieser Website nicht. Wählen Sie eine aus der Liste.',
  },
  trash: {
    stillShown:
      '„{title}“ wird noch von der veröffentlichten Website, einem Entwurf oder einem Produkt gezeigt. Nehmen Sie es dort heraus, veröffentlichen Sie, und löschen Sie es dann endgültig.',
  },
} as const;
