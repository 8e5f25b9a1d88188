import type { messages as en } from '../../en/pages/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: 'Ihre Downloads',
  downloadsPreview: 'Vorschau: Das sehen Käufer, sobald sie bezahlt haben.',
  downloadsNoFile: 'Dieses Produkt hat noch keine Datei.',
  downloadsLeft: '{n, plural, =0 {Kein Download mehr übrig} one {Noch # Download} other {Noch # Downloads}}',
  downloadsUntil: 'Die Links gelten bis {date}.',
  downloadsAwaited: 'Sie können Ihre Dateien hier herunterladen, sobald Ihre Zahlung eingegangen ist.',
  downloadsExpired:
    'Die Links gelten nicht mehr. Wir können neue an die E-Mail-Adresse der Bestellung schicken.',
  downloadsClosed: 'Es gibt nichts herunterzuladen, weil die Bestellung storniert oder erstattet wurde.',
  downloadsRenew: 'Neue Links per E-Mail schicken',
  downloadsSent: 'Wir haben neue Links an die E-Mail-Adresse der Bestellung geschickt.',
  downloadsWait:
    'Wir haben schon mehrmals neue Links geschickt. Suchen Sie unsere E-Mails, auch im Spam, oder versuchen Sie es in einer Stunde erneut.',
  downloadUsed:
    'Diese Datei wurde so oft heruntergeladen, wie der Kauf erlaubt. Schreiben Sie uns, wenn Sie sie noch einmal brauchen.',
  downloadGone: 'Diese Datei ist nicht mehr verfügbar. Schreiben Sie uns, damit wir Ihnen helfen können.',
  downloadExpired:
    'Dieser Link gilt nicht mehr. Lassen Sie sich neue Links an die E-Mail-Adresse der Bestellung schicken.',
  downloadsOf: '{names} herunterladen',
  downloadContact: 'Kontakt: {email}',
};
