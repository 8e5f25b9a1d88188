import type { messages as en } from '../../en/studio/shops.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shop: 'Shop',
  shops: 'Shops',
  'shops.any': 'Alle Shops',
  'shops.hint': 'Die Seiten, die dieses Produkt zeigen. Änderungen gelten, sobald Sie speichern.',
  'shops.home': 'Seine Adresse ist in',
  'shops.put': 'In einen Shop verschieben',
  'shops.how': 'Art',
  'shops.move': 'Verschieben',
  'shops.add': 'Auch dort zeigen',
  'shops.changed':
    '{n, plural, =0 {Alle sind schon in „{shop}“.} one {Ein Produkt ist jetzt in „{shop}“.} other {# Produkte sind jetzt in „{shop}“.}}',
  'shops.undone': 'Die Produkte sind wieder, wo sie waren.',
  'shops.delete': 'Den Shop „{shop}“ löschen?',
  'shops.deleteHint':
    '{n, plural, one {Er zeigt ein Produkt, das nicht gelöscht wird.} other {Er zeigt # Produkte, die nicht gelöscht werden.}} Was auch in einem anderen Shop ist, bleibt dort. Besucher sehen die Seite, bis Sie veröffentlichen.',
  'shops.next': 'Die anderen',
  'shops.nextShop': 'In „{shop}“ zeigen',
  'shops.nextHidden': 'Sofort vor Besuchern verbergen',
};
