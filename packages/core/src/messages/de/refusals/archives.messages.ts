/** Refusals to accounts about exporting and importing websites, by noun and name of the declared error, which has the English. */
export const messages = {
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
    productsFile:
      '„{file}“ ist eine Produktdatei von Vitrine. Importieren Sie sie bei der Liste Ihrer Produkte. An der Website wurde nichts geändert.',
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
} as const;
