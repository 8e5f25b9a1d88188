import type { messages as en } from '../../en/studio/reviews.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'review.review': 'Bewertung',
  'review.product': 'Produkt',
  'review.date': 'Geschrieben',
  'review.actions': 'Aktionen',
  'review.order': 'Bestellung',
  'review.orderNumber': 'Bestellung {number}',
  'review.stars': '{n, plural, one {# Stern} other {# Sterne}}',
  'review.anyStars': 'Alle Sterne',
  'review.by': 'Bewertung von {who}',
  'review.anonymous': 'Anonym',
  'review.search': 'Bewertungen und Produkte durchsuchen',
  'review.publish': 'Veröffentlichen',
  'review.reject': 'Ablehnen',
  'review.wait': 'Warten lassen',
  'review.is.pending': 'Wartet',
  'review.is.published': 'Veröffentlicht',
  'review.is.rejected': 'Abgelehnt',
  'review.is.reported': 'Gemeldet',
  'review.sample': 'Beispiel',
  'review.sampleHint':
    'Teil der Vorlage. Besucher sehen, dass sie ein Beispiel ist; sie zählt in keinem Durchschnitt.',
  'review.allProducts': 'Alle Produkte zeigen',
  'review.reports': 'Meldungen',
  'review.reported': '{n, plural, one {Einmal gemeldet} other {#-mal gemeldet}}',
  'review.reply': 'Ihre Antwort',
  'review.replyHint': 'Alle sehen sie unter der Bewertung.',
  'review.saveReply': 'Antwort speichern',
  'review.savedReply': 'Ihre Antwort ist sichtbar.',
  'review.removedReply': 'Ihre Antwort wurde entfernt.',
  'review.didPublish':
    '{n, plural, one {Die Bewertung von {who} ist veröffentlicht.} other {# Bewertungen sind veröffentlicht.}}',
  'review.didReject':
    '{n, plural, one {Die Bewertung von {who} wurde abgelehnt.} other {# Bewertungen wurden abgelehnt.}}',
  'review.didWait':
    '{n, plural, one {Die Bewertung von {who} wartet wieder.} other {# Bewertungen warten wieder.}}',
  'review.didDelete':
    '{n, plural, one {Die Bewertung von {who} wurde gelöscht.} other {# Bewertungen wurden gelöscht.}}',
  'review.didRestore':
    '{n, plural, one {Die Bewertung von {who} ist wieder da.} other {# Bewertungen sind wieder da.}}',
  'review.none': 'Noch keine Bewertungen',
  'review.noneHint':
    'Käufer können bewerten, was sie gekauft haben, sobald Sie sie per E-Mail darum bitten: Einstellungen, Shop.',
  'review.noMatch': 'Keine passenden Bewertungen',
  'review.noMatchHint': 'Versuchen Sie es mit anderen Wörtern, Sternen oder einem anderen Zustand.',
  'review.isShown': 'Bewertungen auf der Website zeigen',
  'review.isPublishedAtOnce': 'Neue Bewertungen sofort veröffentlichen',
  'review.isPublishedAtOnceHint': 'Sonst wartet jede, bis Sie sie freigeben.',
  'review.requests': 'Per E-Mail um Bewertungen bitten',
  'review.requests.off': 'Niemanden',
  'review.requests.consented': 'Käufer, die Neuigkeiten per E-Mail zugestimmt haben',
  'review.requests.buyers': 'Alle Käufer',
  'review.requestsHint':
    'In manchen Ländern, etwa in Deutschland, gelten diese E-Mails als Werbung und brauchen die Einwilligung des Käufers. Jede enthält einen Link, der sie abbestellt.',
  'review.requestDays': 'Tage nach Abschluss der Bestellung',
  'review.request': 'Bitte um Bewertung',
  'review.request.sent': 'Um eine Bewertung wurde am {at} gebeten.',
  'review.request.planned': 'Um eine Bewertung wird am {at} gebeten.',
  'review.request.open': 'Um eine Bewertung wurde noch nicht gebeten.',
  'review.request.stopped': 'Diese E-Mails sind nicht erwünscht.',
  'review.request.noConsent': 'In Neuigkeiten per E-Mail wurde nicht eingewilligt.',
  'review.request.now': 'Jetzt um Bewertung bitten',
  'review.request.did': 'Die Bitte ist unterwegs.',
  'review.badDays': 'Geben Sie eine ganze Zahl von 1 bis 90 ein.',
};
