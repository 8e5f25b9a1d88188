import type { messages as en } from '../../en/studio/many-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  orderTags: 'Schlagwörter',
  orderTagAny: 'Jedes Schlagwort',
  orderTagFilter: 'Schlagwort',
  ordersExport: 'Als CSV exportieren',
  ordersBulkFulfil: 'Versenden',
  ordersBulkFulfilAsk: '{n, plural, one {Eine Bestellung versenden?} other {# Bestellungen versenden?}}',
  ordersBulkFulfilHint:
    'Alles, was noch zu versenden ist, gilt dann als versendet. Jeder Käufer bekommt eine E-Mail.',
  ordersBulkTag: 'Schlagwort hinzufügen',
  ordersBulkUntag: 'Schlagwort entfernen',
  ordersBulkTagNow: 'Hinzufügen',
  ordersBulkUntagNow: 'Entfernen',
  ordersBulkDone:
    '{n, plural, =0 {Keine Bestellung wurde geändert.} one {Eine Bestellung wurde geändert.} other {# Bestellungen wurden geändert.}}',
  ordersBulkRefused:
    '{n, plural, one {Eine Bestellung konnte nicht geändert werden} other {# Bestellungen konnten nicht geändert werden}}',
};
