import type { messages as en } from '../../en/studio/trash.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  trashHint:
    'Gelöschtes bleibt {days, plural, one {einen Tag} other {# Tage}} hier und wird dann endgültig entfernt.',
  trashSearch: 'Papierkorb durchsuchen',
  trashKind: 'Art',
  trashKindAny: 'Alle Arten',
  'trash.page': 'Seite',
  'trash.post': 'Beitrag',
  'trash.section': 'Abschnitt',
  'trash.product': 'Produkt',
  'trash.productCollection': 'Kollektion',
  'trash.category': 'Kategorie',
  'trash.file': 'Datei',
  'trash.discount': 'Rabatt',
  'trash.draftOrder': 'Bestellentwurf',
  'trash.review': 'Bewertung',
  'trash.siteUser': 'Besucherkonto',
  trashNone: 'Der Papierkorb ist leer',
  trashNoneHint:
    'Gelöschte Seiten, Beiträge, Abschnitte, Produkte und Dateien lassen sich von hier wiederherstellen.',
  trashWhat: 'Inhalt',
  trashWhen: 'Gelöscht',
  trashBy: 'Von',
  trashActions: 'Aktionen',
  trashRestore: 'Wiederherstellen',
  trashRestored: '„{what}“ ist wieder da.',
  trashRemove: 'Endgültig löschen',
  trashRemoved: '„{what}“ wurde endgültig gelöscht.',
  trashAsk: '„{what}“ endgültig löschen?',
  deleteLinked: '{n, plural, one {„{what}“ löschen?} other {# Produkte löschen?}}',
  deleteLinkedFrom: 'Diese Stellen verlinken darauf oder zeigen es:',
  deleteLinkedHint: 'Ihre Links führen dann ins Leere. Sie können es aus dem Papierkorb wiederherstellen.',
  trashAskHint:
    'Das lässt sich nicht rückgängig machen. Ältere veröffentlichte Versionen der Website behalten, was sie zeigen.',
};
