import type { messages as en } from '../../en/studio/media.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'upload.misnamed':
    'Die Datei {name} ist kein Bild: Sie enthält nur Text. Öffnen Sie sie, um nachzusehen, oder wählen Sie eine andere.',
  mediaHint: 'Bilder, Videos, Audio und alle anderen Dateien.',
  mediaKind: 'Art',
  mediaKindAny: 'Alle Dateien',
  mediaNone: 'Noch keine Dateien',
  mediaNoneHint: 'Ziehen Sie die ersten in das Feld oben.',
  mediaDeleted: '{n, plural, one {„{what}“ wurde gelöscht.} other {# Dateien wurden gelöscht.}}',
  mediaBack: '{n, plural, one {Die Datei ist wieder da.} other {# Dateien sind wieder da.}}',
  mediaUnused: 'Nirgends verwendet.',
  mediaUsed: 'Verwendet in:',
  mediaUseUntitled: 'Ohne Titel',
  mediaUseLive: 'online bis zur nächsten Veröffentlichung',
  mediaUsesMore: 'und {n} weitere',
  mediaDelete: '{n, plural, one {„{what}“ löschen?} other {# Dateien löschen?}}',
  mediaDeleteUnused: 'Sie werden nirgends verwendet.',
  mediaDeleteUsed:
    '{n, plural, one {Eine Datei wird verwendet. Sie verschwindet} other {# Dateien werden verwendet. Sie verschwinden}} mit der nächsten Veröffentlichung von diesen Stellen:',
  mediaDeleteBack:
    'Gelöschte Dateien lassen sich {n, plural, one {einen Tag} other {# Tage}} lang wiederherstellen.',
  mediaStorage: '{used} von {allowed} belegt.',
  mediaStorageDeleted: 'Davon sind {size} gelöschte Dateien, die sich noch wiederherstellen lassen.',
  mediaTrashEmpty: 'Papierkorb leeren',
  mediaTrashAsk: 'Alle gelöschten Dateien endgültig entfernen?',
  mediaTrashHint:
    'Danach lassen sie sich nicht wiederherstellen. Dateien, die eine Seite, ein Produkt oder eine frühere Version noch zeigt, bleiben erhalten.',
  mediaTrashEmptied:
    '{n, plural, =0 {Es wurde nichts entfernt.} one {Eine Datei wurde endgültig entfernt.} other {# Dateien wurden endgültig entfernt.}}',
  mediaAccess: 'Zugriff',
  mediaAccessAny: 'Öffentlich und privat',
  mediaPublic: 'Öffentlich',
  mediaPublicHint: 'Seiten können die Datei zeigen, und wer ihre Adresse kennt, kann sie öffnen.',
  mediaPrivateHint:
    'Nur wer die Dateien dieser Website verwaltet oder einen Link hat, kann die Datei öffnen. Seiten können sie nicht zeigen. Browser und Suchmaschinen behalten möglicherweise eine Kopie aus der Zeit, als sie öffentlich war.',
  mediaMakePrivate: 'Privat machen',
  mediaMakePublic: 'Öffentlich machen',
  mediaMadePrivate: '{n, plural, one {„{what}“ ist jetzt privat.} other {# Dateien sind jetzt privat.}}',
  mediaMadePublic:
    '{n, plural, one {„{what}“ ist jetzt öffentlich.} other {# Dateien sind jetzt öffentlich.}}',
  mediaPrivateAsk: '{n, plural, one {„{what}“ privat machen?} other {# Dateien privat machen?}}',
  mediaPrivateUsed:
    '{n, plural, one {Eine Datei wird verwendet. Besucher sehen sie dann an diesen Stellen nicht mehr:} other {# Dateien werden verwendet. Besucher sehen sie dann an diesen Stellen nicht mehr:}}',
  mediaUploadPrivate: 'Hochgeladene Dateien privat halten',
  mediaLinkFor: 'Ein Link gilt für',
  'mediaLinkHours.1': 'Eine Stunde',
  'mediaLinkHours.24': 'Einen Tag',
  'mediaLinkHours.168': '7 Tage',
  'mediaLinkHours.720': '30 Tage',
  'mediaLinkHours.8760': 'Ein Jahr',
  mediaLinkHint:
    'Bis dahin kann jeder, der den Link hat, die Originaldatei öffnen, mit allem, was ihre Metadaten verraten.',
  mediaLinkCopy: 'Link kopieren',
  mediaLinkCopied: 'Der Link wurde kopiert.',
  mediaLinkNotCopied:
    'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Link und kopieren Sie ihn.',
  mediaLinkUntil: 'Gültig bis {when}.',
  assetUnreadable: 'Nicht lesbar',
  'assetProblem.tooSlow':
    'Dieses Bild konnte nicht in allen Größen gelesen werden: Es zu zeichnen dauert länger, als der Server erlaubt. Vereinfachen Sie es, oder speichern Sie es als PNG oder JPEG, und laden Sie es noch einmal hoch.',
  'assetProblem.tooMuchMemory':
    'Dieses Bild konnte nicht in allen Größen gelesen werden: Es zu zeichnen braucht mehr Speicher, als der Server erlaubt. Verkleinern Sie es, oder speichern Sie es als PNG oder JPEG, und laden Sie es noch einmal hoch.',
  'assetProblem.unreadable':
    'Dieses Bild konnte nicht in allen Größen gelesen werden: Das Programm, das Bilder liest, kam damit nicht zurecht. Speichern Sie es als PNG oder JPEG, und laden Sie es noch einmal hoch.',
  mediaOpenFile: 'Datei öffnen',
  'assetKind.image': 'Bilder',
  'assetKind.video': 'Videos',
  'assetKind.audio': 'Audio',
  'assetKind.file': 'Andere Dateien',
  altMissing: 'Keine Beschreibung',
  fileName: 'Dateiname',
  alt: 'Beschreibung',
  altHint: 'Was jemand wissen sollte, der das Bild nicht sehen kann.',
  caption: 'Bildunterschrift',
};
