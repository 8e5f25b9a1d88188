import type { messages as en } from '../../en/studio/overview.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'room.overview': 'Übersicht',
  'overview.period': 'Zeitraum',
  'overview.today': 'Heute',
  'overview.week': '7 Tage',
  'overview.month': '30 Tage',
  'overview.year': '12 Monate',
  'overview.before.today': 'gestern um diese Zeit',
  'overview.before.week': 'in den 7 Tagen davor',
  'overview.before.month': 'in den 30 Tagen davor',
  'overview.before.year': 'in den 12 Monaten davor',
  'overview.compared': '{value} {before}',
  'overview.sales': 'Verkäufe',
  'overview.salesHint':
    'Aus den Büchern: Bestellungen zählen, sobald sie bezahlt oder in Rechnung gestellt sind. Beträge sind ohne Steuer; Testbestellungen und Spenden zählen nicht.',
  'overview.revenue': 'Umsatz',
  'overview.orders': 'Bestellungen',
  'overview.averageOrder': 'Durchschnittliche Bestellung',
  'overview.refunds': 'Erstattungen',
  'overview.asTable': 'Als Tabelle zeigen',
  'overview.time': 'Zeit',
  'overview.bestSellers': 'Meistverkauft',
  'overview.nothingSold': 'In diesem Zeitraum wurde nichts verkauft',
  'overview.nothingSoldHint': 'Bezahlte Bestellungen erscheinen hier sofort.',
  'overview.pieces': '{n, plural, one {# verkauft} other {# verkauft}}',
  'overview.toDo': 'Zu tun',
  'overview.nothingToDo': 'Nichts wartet auf Sie.',
  'overview.more': 'Mehr als {task}',
  'overview.task.toSend': '{n, plural, one {# Bestellung zu versenden} other {# Bestellungen zu versenden}}',
  'overview.task.unpaid':
    '{n, plural, one {# Bestellung wartet auf Zahlung} other {# Bestellungen warten auf Zahlung}}',
  'overview.task.held': '{n, plural, one {# angehaltene Bestellung} other {# angehaltene Bestellungen}}',
  'overview.task.refundsDue':
    '{n, plural, one {# Bestellung mit fälliger Erstattung} other {# Bestellungen mit fälliger Erstattung}}',
  'overview.task.returns': '{n, plural, one {# offene Rücksendung} other {# offene Rücksendungen}}',
  'overview.task.disputes': '{n, plural, one {# offener Zahlungsstreit} other {# offene Zahlungsstreite}}',
  'overview.task.linksSent':
    '{n, plural, one {# Zahlungslink noch nicht genutzt} other {# Zahlungslinks noch nicht genutzt}}',
  'overview.task.delayedRenewals':
    '{n, plural, one {# Verlängerung, die nicht geliefert werden kann} other {# Verlängerungen, die nicht geliefert werden können}}',
  'overview.task.lowStock':
    '{n, plural, one {# Produkt mit wenig Bestand} other {# Produkte mit wenig Bestand}}',
};
