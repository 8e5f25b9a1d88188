import type { messages as en } from '../../en/studio/order-edits.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'orderEdit.action': 'Bestellung bearbeiten',
  'orderEdit.title': 'Bestellung {n} bearbeiten',
  'orderEdit.items': 'Artikel',
  'orderEdit.quantity': 'Menge von {title}',
  'orderEdit.least': '{n} davon sind versendet oder erstattet',
  'orderEdit.fixed': 'Wird mit der Zahlung geliefert, die Menge bleibt',
  'orderEdit.remove': '{title} entfernen',
  'orderEdit.putBack': '{title} zurückholen',
  'orderEdit.removed': 'Wird entfernt',
  'orderEdit.added': 'Kommt hinzu',
  'orderEdit.was': 'vorher {n}',
  'orderEdit.shipping': 'Versand',
  'orderEdit.shippingName': 'Name',
  'orderEdit.shippingPrice': 'Preis',
  'orderEdit.shippingHint':
    'Der Kunde zahlt genau den Preis, den Sie eingeben. Rabatte auf den Versand enden damit.',
  'orderEdit.restock': 'Entfernte Stücke zurück in den Bestand legen',
  'orderEdit.amounts': 'Beträge',
  'orderEdit.before': 'Vorher',
  'orderEdit.after': 'Nachher',
  'orderEdit.toPay': 'Noch zu bezahlen',
  'orderEdit.toRefund': 'Wird erstattet',
  'orderEdit.toPayHint':
    'Die Bestellung wartet auf diese Zahlung. Markieren Sie sie als bezahlt, sobald das Geld da ist.',
  'orderEdit.toRefundHint':
    'Beim Speichern wird dieser Betrag erstattet. Wenn Sie ihn selbst senden müssen, steht die Erstattung danach aus.',
  'orderEdit.taxHint':
    'Preise, Rabatte und Steuersätze bleiben wie bestellt. Hinzugefügte Produkte haben den Preis und die Steuer von heute.',
  'orderEdit.noChange':
    'Ändern Sie eine Menge, fügen Sie etwas hinzu oder ändern Sie den Versand, dann sehen Sie die neuen Beträge.',
  'orderEdit.computing': 'Die Beträge werden berechnet …',
  'orderEdit.save': 'Änderungen speichern',
  'orderEdit.saved': 'Bestellung {n} wurde geändert',
  'orderEdit.reason': 'Grund',
  'orderEdit.reasonHint': 'Steht im Verlauf und in der E-Mail an den Kunden.',
  'orderEdit.back': 'Zurück zur Bestellung',
  'orderEdit.priceNeeded': 'Geben Sie einen Preis ein, zum Beispiel 5,00.',
  'orderEdit.nameNeeded': 'Geben Sie einen Namen für den Versand ein.',
};
