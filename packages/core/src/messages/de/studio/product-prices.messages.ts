import type { messages as en } from '../../en/studio/product-prices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'bulk.prices': 'Preise ändern',
  pricesTitle: '{n, plural, one {Preise eines Produkts ändern} other {Preise von # Produkten ändern}}',
  pricesWay: 'Änderung',
  'pricesWay.raisePercent': 'Um Prozent erhöhen',
  'pricesWay.lowerPercent': 'Um Prozent senken',
  'pricesWay.raiseAmount': 'Um einen Betrag erhöhen',
  'pricesWay.lowerAmount': 'Um einen Betrag senken',
  pricesPercent: 'Prozent',
  pricesAmount: 'Betrag',
  pricesBadValue: 'Geben Sie eine Zahl über null ein, etwa 5 oder 2,50.',
  pricesApply: 'Preise setzen',
  pricesCount:
    '{n, plural, =0 {Kein Preis ändert sich.} one {Ein Preis ändert sich:} other {# Preise ändern sich:}}',
  pricesFromTo: '{from} → {to}',
  pricesMore: '{n, plural, one {Und ein weiterer.} other {Und # weitere.}}',
  pricesKept: '{n, plural, one {Ein Preis bleibt, wie er ist:} other {# Preise bleiben, wie sie sind:}}',
  'pricesKept.belowZero': 'Er läge unter null.',
  'pricesKept.tooHigh': 'Er läge über 1.000.000.',
  'pricesKept.belowSale': 'Er läge nicht über dem Angebotspreis.',
  pricesChanged:
    '{n, plural, =0 {Kein Preis wurde geändert.} one {Ein Preis wurde geändert.} other {# Preise wurden geändert.}}',
  pricesUndone:
    '{n, plural, =0 {Kein Preis wurde zurückgesetzt.} one {Ein Preis wurde zurückgesetzt.} other {# Preise wurden zurückgesetzt.}}',
  pricesLeft:
    '{n, plural, one {Einer wurde inzwischen geändert und bleibt.} other {# wurden inzwischen geändert und bleiben.}}',
};
