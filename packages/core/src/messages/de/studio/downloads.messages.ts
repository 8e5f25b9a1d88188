import type { messages as en } from '../../en/studio/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'downloads.files': 'Dateien zum Herunterladen',
  'downloads.hint':
    'Käufer erhalten diese Dateien, sobald sie bezahlt haben. Sie sind privat: Niemand sonst kann sie öffnen.',
  'downloads.none': 'Dieses Produkt hat keine Datei. Wer es kauft, kann nichts herunterladen.',
  'downloads.preview': 'Ansehen, was Käufer bekommen',
  'downloads.drop': 'Dateien hier ablegen',
  'downloads.upload': 'Dateien hochladen',
  'downloads.choose': 'Private Dateien wählen',
  'downloads.missing': 'Diese Datei wurde gelöscht. Käufer können sie nicht mehr herunterladen.',
  'downloads.up': '{name} nach oben',
  'downloads.down': '{name} nach unten',
  'downloads.replace': '{name} ersetzen',
  'downloads.remove': '{name} entfernen',
  'downloads.removed': '{name} wurde entfernt. Wer sie gekauft hat, behält sie.',
  'downloads.replaced': 'Alle, die es gekauft haben, erhalten ab jetzt {name}.',
  'downloads.limit': 'Downloads jeder Datei',
  'downloads.limitHint':
    'Für jedes gekaufte Stück. Ein abgebrochener Download wird nicht noch einmal gezählt.',
  'downloads.unlimited': 'Beliebig viele',
  'downloads.linkDays': 'Links gelten',
  'downloads.linkDaysHint':
    'Danach können sich Käufer neue Links an die E-Mail-Adresse ihrer Bestellung schicken lassen.',
  'downloads.days': '{n, plural, one {# Tag} other {# Tage}}',
  'downloads.askTitle': 'Ohne Datei veröffentlichen?',
  'downloads.askHint':
    'Käufer würden für dieses Produkt bezahlen und könnten nichts herunterladen. Fügen Sie zuerst eine Datei hinzu, oder veröffentlichen Sie es, wenn Sie es anders liefern.',
  'downloads.askAction': 'Ohne Datei veröffentlichen',
  'downloads.ofOrder': 'Downloads der Bestellung',
  'downloads.closed':
    'Nichts kann heruntergeladen werden: Die Bestellung ist nicht bezahlt, angehalten, storniert oder erstattet.',
  'downloads.ofTest':
    'Es kann nichts heruntergeladen werden: Dies ist eine Testbestellung, und die Website ist gestartet.',
  'downloads.noFiles':
    'Die Produkte dieser Bestellung haben keine Dateien. Fügen Sie dort welche hinzu und erlauben Sie die Downloads dann hier.',
  'downloads.never': 'Noch nicht heruntergeladen',
  'downloads.used': '{n, plural, one {Einmal heruntergeladen} other {#-mal heruntergeladen}}',
  'downloads.usedOf': '{n} von {limit} Downloads verbraucht',
  'downloads.last': 'zuletzt {at}',
  'downloads.linksUntil': 'Die Links auf der Seite der Bestellung gelten bis {at}.',
  'downloads.send': 'Neue Links per E-Mail schicken',
  'downloads.sent': 'Neue Links sind unterwegs.',
  'downloads.renew': 'Alle Downloads wieder erlauben',
  'downloads.renewed': 'Jede Datei kann wieder so oft heruntergeladen werden.',
  'timeline.downloadsMailed': 'Download-Links wurden per E-Mail geschickt',
  'timeline.downloadsRenewed': 'Downloads wurden wieder erlaubt',
};
