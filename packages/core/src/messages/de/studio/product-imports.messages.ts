import type { messages as en } from '../../en/studio/product-imports.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'productImport.room': 'Produkte importieren',
  'productImport.open': 'Aus CSV importieren',
  'productImport.title': 'Produkte aus CSV importieren',
  'productImport.hint':
    'Exportieren Sie Ihre Produkte, bearbeiten Sie die Datei in einer Tabellenkalkulation, und importieren Sie sie hier. Sie sehen, was sich ändern würde, bevor sich etwas ändert. Kein Produkt wird gelöscht.',
  'productImport.drop': 'Produktdatei hier ablegen',
  'productImport.choose': 'Datei wählen',
  'productImport.formats':
    'Eine CSV-Datei aus „Als CSV exportieren“, höchstens 64 MB. Dateien anderer Shops werden unter Importe importiert.',
  'productImport.none': 'Keine Importe in den letzten 30 Tagen',
  'productImport.noneHint': 'Was ein Import ändert, lässt sich hier 30 Tage lang rückgängig machen.',
  'productImport.is.waiting': 'Wartet',
  'productImport.is.reading': 'Wird verglichen',
  'productImport.is.ready': 'Verglichen',
  'productImport.is.running': 'Wird importiert',
  'productImport.is.stopped': 'Angehalten',
  'productImport.is.done': 'Importiert',
  'productImport.is.failed': 'Durch einen Fehler beendet',
  'productImport.is.undoing': 'Wird rückgängig gemacht',
  'productImport.is.undone': 'Rückgängig gemacht',
  'productImport.new': 'Neu',
  'productImport.changed': 'Geändert',
  'productImport.same': 'Unverändert',
  'productImport.faulty': 'Mit Fehlern',
  'productImport.nothing': 'Die Datei ändert nichts.',
  'productImport.onlyFaults':
    'Es lässt sich nichts importieren, bis die Fehler behoben sind. Beheben Sie sie in der Datei, und importieren Sie sie noch einmal.',
  'productImport.faults':
    '{n, plural, one {Ein Produkt hat Fehler und wird ausgelassen. Beheben Sie sie in der Datei, und importieren Sie sie noch einmal; die anderen bleiben dann, wie sie sind.} other {# Produkte haben Fehler und werden ausgelassen. Beheben Sie sie in der Datei, und importieren Sie sie noch einmal; die anderen bleiben dann, wie sie sind.}}',
  'productImport.unread': 'Diese Spalten sind nicht bekannt und werden nicht gelesen: {names}.',
  'productImport.shop': 'Neue Produkte kommen in',
  'productImport.shopHint': 'Die, für die die Datei keinen Shop nennt. Die anderen bleiben in ihrem.',
  'productImport.makeShops':
    '{n, plural, one {Den Shop erstellen, den die Datei nennt und den es hier nicht gibt: {names}} other {Die # Shops erstellen, die die Datei nennt und die es hier nicht gibt: {names}}}',
  'productImport.makeShopsNot':
    'Sonst werden Produkte, die einen solchen Shop nennen, ausgelassen. Sie können die Seiten auch selbst mit diesen Adressen erstellen und die Datei noch einmal importieren.',
  'productImport.shopsUnmade':
    'Die Datei nennt Shops, die es hier nicht gibt: {names}. Ihre Produkte werden ausgelassen. Wer Seiten bearbeiten darf, kann sie erstellen.',
  'productImport.shopsMade':
    '{n, plural, one {Shop erstellt: {names}. Veröffentlichen Sie, um ihn zu zeigen.} other {Shops erstellt: {names}. Veröffentlichen Sie, um sie zu zeigen.}}',
  'productImport.faultsFile': 'Fehler als CSV herunterladen',
  'productImport.apply': '{n, plural, one {Ein Produkt importieren} other {# Produkte importieren}}',
  'productImport.stop': 'Anhalten',
  'productImport.show': 'Zeigen',
  'productImport.products': 'Produkte ansehen',
  'productImport.hide': 'Produkte ausblenden',
  'productImport.item.new': 'Neu',
  'productImport.item.changed': 'Geändert',
  'productImport.item.faulty': 'Mit Fehlern',
  'productImport.item.created': 'Hinzugefügt',
  'productImport.item.updated': 'Aktualisiert',
  'productImport.item.kept': 'Gelassen, wie sie waren',
  'productImport.item.undone': 'Wiederhergestellt',
  'productImport.item.undoKept': 'Nicht wiederhergestellt',
  'productImport.line': 'Zeile {line}',
  'productImport.cell': '{column} ({variant})',
  'productImport.change': '{cell}: {from} → {to}',
  'productImport.fault': 'Zeile {line}, {column}: {why}',
  'productImport.faultOfRow': 'Zeile {line}: {why}',
  'productImport.more': '{n, plural, one {Und noch einmal.} other {Und # weitere.}}',
  'productImport.untitled': 'Ohne Titel',
  'productImport.noProducts': 'Es gibt keine.',
  'productImport.done':
    '{n, plural, =0 {Kein Produkt wurde geschrieben.} one {Ein Produkt wurde geschrieben.} other {# Produkte wurden geschrieben.}}',
  'productImport.kept': '{n, plural, one {Eines blieb, wie es war.} other {# blieben, wie sie waren.}}',
  'productImport.undone':
    '{n, plural, one {Eines wurde wiederhergestellt.} other {# wurden wiederhergestellt.}}',
  'productImport.undoKept':
    '{n, plural, one {Eines wurde nicht wiederhergestellt.} other {# wurden nicht wiederhergestellt.}}',
};
