/** Steuern des Shops. */
export const messages = {
  'settings.taxes': 'Steuern',
  'taxClass.standard': 'Regelsatz',
  'taxClass.reduced': 'Ermäßigter Satz',
  'taxClass.lower': 'Niedrigerer ermäßigter Satz',
  'taxClass.zero': 'Nicht besteuert',
  'tax.class': 'Steuerklasse',
  'tax.className': 'Geben Sie einen Namen ein.',
  'tax.classNamed': 'Name der Steuerklasse',
  'tax.classNew': 'Neue Steuerklasse',
  'tax.classAdd': 'Steuerklasse hinzufügen',
  'tax.classRemoved':
    '{name} wurde entfernt. Speichern Sie, um die Änderung zu behalten. Für die Produkte darin gilt der Regelsatz.',
  'tax.classes': 'Eigene Steuerklassen',
  'tax.classesHint':
    'Für Produkte mit eigenem Steuersatz, etwa Bücher. Fügen Sie für die Klasse in jedem Land einen Satz hinzu und wählen Sie die Klasse im Produkt.',
  'tax.rounding':
    'Die Steuer wird einmal auf die Summe aller Beträge mit demselben Satz berechnet und kaufmännisch auf den Cent gerundet, nicht Zeile für Zeile.',
  'tax.euHome': 'In der Europäischen Union verkaufen',
  'tax.euNone': 'Nein',
  'tax.euHint':
    'Wählen Sie das Land, in dem Ihr Unternehmen registriert ist. Käufer in jedem Mitgliedstaat zahlen dann die Sätze ihres Landes (OSS), Stand {date}. Unternehmen können eine USt-IdNr. angeben; solche in anderen Mitgliedstaaten kaufen ohne Steuer (Steuerschuldnerschaft des Leistungsempfängers). Hat ein Land zwei ermäßigte Sätze, ist „Ermäßigter Satz“ der höhere. Prüfen Sie, welcher für Ihre Produkte gilt.',
  'tax.shipping': 'Steuer auf den Versand',
  'tax.shippingLike': 'Wie: {label}',
  'tax.shippingGoods': 'Anteilig wie die Produkte',
  'tax.shippingNone': 'Nicht besteuert',
  'tax.rates': 'Steuersätze',
  'tax.ratesHint':
    'Es gilt der genaueste Satz für die Adresse des Käufers. Mehrere Sätze für denselben Ort und dieselbe Klasse werden alle berechnet.',
  'tax.ratesEuHint':
    'Eigene Sätze ersetzen die der Europäischen Union. Es gilt der genaueste Satz für die Adresse des Käufers. Mehrere Sätze für denselben Ort und dieselbe Klasse werden alle berechnet.',
  'tax.rateRemoved':
    'Der Steuersatz für {country} wurde entfernt. Speichern Sie, um die Änderung zu behalten.',
  'tax.region': 'Bundesland oder Region',
  'tax.regionAll': 'Alle',
  'tax.postalCodes': 'Postleitzahlen',
  'tax.postalCodesAll': 'Alle',
  'tax.postalCodesForm': 'Geben Sie Postleitzahlen wie 97204, 97* oder 1000-1999 ein, durch Kommas getrennt.',
  'tax.postalCode': 'Postleitzahl',
  'tax.name': 'Name der Steuer',
  'tax.namePlain': 'Steuer',
  'tax.vatId': 'USt-IdNr.',
  'tax.vatIdForm': 'Geben Sie eine USt-IdNr. mit den Buchstaben ihres Landes ein, etwa DE123456789.',
  'tax.preview': 'Was ein Verkauf kostet',
  'tax.previewHint': 'Probieren Sie einen Preis und ein Ziel aus, auch vor dem Speichern.',
  'tax.previewLater': 'Korrigieren Sie die Sätze oben, um das Ergebnis zu sehen.',
  'tax.previewPrice': 'Preis des Produkts',
  'tax.previewProduct': 'Produkt',
  'tax.previewTotal': 'In {country} zahlt ein Käufer {total}.',
  'tax.previewNone': 'Keine Steuer.',
  'tax.classGone': 'Entfernte Klasse (Regelsatz)',
} as const;
