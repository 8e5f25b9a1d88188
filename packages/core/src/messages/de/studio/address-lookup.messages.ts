import type { messages as en } from '../../en/studio/address-lookup.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'addressLookup.title': 'Adressvorschläge an der Kasse',
  'addressLookup.hint':
    'Mit dem Schlüssel eines Kartendienstes wählen Käufer ihre Adresse beim Tippen aus Vorschlägen. Ohne ihn tippen sie sie ganz.',
  'addressLookup.key': 'Schlüssel von {name}',
  'addressLookup.keyHint':
    'Erstellen Sie den Schlüssel in der Google-Cloud-Konsole, schalten Sie „Places API (New)“ dafür ein, und erlauben Sie ihm nur diesen Dienst und die Adresse dieses Servers. Google berechnet Ihnen die Vorschläge.',
  'addressLookup.privacy': 'Text für Ihre Datenschutzerklärung',
  'addressLookup.privacyWords':
    'Wenn Sie an der Kasse Ihre Adresse tippen, sendet unser Server das, was Sie in die Adresszeile tippen, und das gewählte Land an Google Places, einen Dienst von Google, um Adressen vorzuschlagen. Google erhält weder Ihren Namen noch Ihre IP-Adresse. Bevor Sie dort tippen, wird nichts gesendet. Sie können die Adresse auch ganz tippen, ohne einen Vorschlag zu nutzen.',
};
