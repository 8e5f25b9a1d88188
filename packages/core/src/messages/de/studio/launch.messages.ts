import type { messages as en } from '../../en/studio/launch.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  settingsVisitors: 'Besucher',
  launchList: 'Vor dem Start',
  launchHint: 'Bis Sie die Website starten, sehen sie nur Personen mit einer Rolle auf ihr.',
  launchNow: 'Website starten',
  launchHeldUp: 'Erledigen Sie zuerst, was erforderlich ist.',
  launchAsk: 'Website starten?',
  launchAskHint: 'Danach kann jeder {address} besuchen.',
  launchOpen:
    '{n, plural, one {Ein Punkt der Liste ist noch offen.} other {# Punkte der Liste sind noch offen.}}',
  launchUnpublished:
    'Einige Änderungen sind nicht veröffentlicht. Besucher sehen sie erst, wenn Sie veröffentlichen.',
  launchPublishes:
    'Noch ist nichts veröffentlicht. Mit dem Start wird auch alles veröffentlicht, was Sie erstellt haben.',
  launched: 'Die Website ist für Besucher geöffnet.',
  launchIsOpen: 'Die Website ist für Besucher geöffnet',
  launchClose: 'Website schließen',
  launchCloseHint:
    'Besucher sehen dann keine Seite, keinen Warenkorb und keine Kasse mehr. Personen mit einer Rolle sehen die Website weiterhin, und Sie können sie jederzeit wieder starten.',
  launchCloseAsk: 'Website schließen?',
  launchClosed: 'Die Website ist für Besucher geschlossen.',
  launchDone: 'Erledigt',
  launchToDo: 'Zu tun',
  launchRequired: 'Erforderlich',
  launchNotYet: 'Noch nicht gestartet',
  'launch.contactEmail': 'Ihre E-Mail-Adresse',
  'launch.contactEmailHint': 'Neue Bestellungen gehen an sie, und Kunden antworten an sie.',
  'launch.contactEmailGo': 'Adresse prüfen',
  'launch.contactEmailTick': 'Geprüft',
  'launch.words': 'Eigene Texte und Bilder',
  'launch.wordsHint':
    '{n, plural, =0 {Keine Seite, kein Beitrag und kein Produkt enthält noch den Text der Vorlage.} one {Eine Seite, ein Beitrag oder ein Produkt enthält noch den Text der Vorlage.} other {# Seiten, Beiträge und Produkte enthalten noch den Text der Vorlage.}}',
  'launch.wordsGo': 'Zu den Seiten',
  'launch.wordsTick': 'Den Rest behalten',
  'launch.payment': 'Zahlung',
  'launch.paymentHint': 'Schreiben Sie, wie Kunden bezahlen, zum Beispiel Ihre Bankverbindung.',
  'launch.paymentGo': 'Zahlung einrichten',
  'launch.paymentTick': 'Geprüft',
  'launch.delivery': 'Versand',
  'launch.deliveryHint': 'Prüfen Sie, in welche Länder Sie liefern und was der Versand kostet.',
  'launch.deliveryGo': 'Versand prüfen',
  'launch.deliveryTick': 'Geprüft',
  'launch.tax': 'Steuern',
  'launch.taxHint': 'Prüfen Sie die Steuersätze und ob Ihre Preise die Steuer enthalten.',
  'launch.taxGo': 'Steuern prüfen',
  'launch.taxTick': 'Geprüft',
  'launch.imprint': 'Impressum',
  'launch.imprintHint':
    'Viele Länder verlangen eine Seite, die den Betreiber der Website nennt, etwa /impressum.',
  'launch.imprintGo': 'Seite hinzufügen',
  'launch.imprintTick': 'Ich brauche keines',
  'launch.domain': 'Eigene Domain',
  'launch.domainHint': 'Ohne eigene Domain finden Besucher die Website unter {address}.',
  'launch.domainGo': 'Domain verbinden',
  'launch.domainTick': 'Adresse behalten',
};
