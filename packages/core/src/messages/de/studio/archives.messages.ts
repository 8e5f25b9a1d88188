import type { messages as en } from '../../en/studio/archives.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  archives: 'Archive',
  archiveHint:
    'Ein Archiv enthält alles: Seiten, Produkte, Bestellungen, Personen, Einstellungen und jede Datei, wie sie hochgeladen wurde. Es lässt sich auf jedem Computer öffnen. Passwörter und Schlüssel sind nicht enthalten.',
  archiveFirst: 'Vorher alles herunterladen',
  archiveTitle: 'Archiv von „{title}“',
  archiveOfThis: 'Archiv von {title}',
  archiveMake: 'Archiv erstellen',
  archivesNone:
    'Noch kein Archiv. Die neuesten {n} bleiben hier, jedes {days, plural, one {einen Tag} other {# Tage}} lang.',
  archiveDownload: 'Herunterladen',
  archiveDownloadThis: 'Archiv vom {when} herunterladen',
  archiveCancelThis: 'Archiv vom {when} abbrechen',
  archiveProgress: 'Das Archiv wird erstellt',
  archiveOf: '{done} von {total}',
  archiveUntil: 'hier bis {when}',
  archiveMissing:
    '{n, plural, one {Eine Datei wurde nicht gefunden; sie steht} other {# Dateien wurden nicht gefunden; sie stehen}} im Archiv in missing-files.txt.',
  'archive.waiting': 'In der Warteschlange',
  'archive.running': 'Wird erstellt; Sie können diese Seite verlassen',
  'archive.done': 'Fertig',
  'archive.failed': 'Fehlgeschlagen',
  'archive.cancelled': 'Abgebrochen',
};
