import type { messages as en } from '../../en/studio/comments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  'comment.comment': 'Kommentar',
  'comment.post': 'Zu',
  'comment.date': 'Geschrieben',
  'comment.actions': 'Aktionen',
  'comment.email': 'E-Mail',
  'comment.website': 'Website',
  'comment.by': 'Kommentar von {who}',
  'comment.anonymous': 'Anonym',
  'comment.search': 'Kommentare durchsuchen',
  'comment.approve': 'Freigeben',
  'comment.spam': 'Spam',
  'comment.restore': 'Wiederherstellen',
  'comment.is.waiting': 'Wartet',
  'comment.is.approved': 'Freigegeben',
  'comment.is.spam': 'Spam',
  'comment.is.deleted': 'Gelöscht',
  'comment.didApprove':
    '{n, plural, one {Der Kommentar von {who} ist jetzt sichtbar.} other {# Kommentare sind jetzt sichtbar.}}',
  'comment.didSpam':
    '{n, plural, one {Der Kommentar von {who} wurde als Spam markiert.} other {# Kommentare wurden als Spam markiert.}}',
  'comment.didDelete':
    '{n, plural, one {Der Kommentar von {who} wurde gelöscht.} other {# Kommentare wurden gelöscht.}}',
  'comment.didRestore':
    '{n, plural, one {Der Kommentar von {who} ist wieder da.} other {# Kommentare sind wieder da.}}',
  'comment.none': 'Noch keine Kommentare',
  'comment.noneHint':
    'Hier erscheinen Kommentare, die mit einem Import kommen. Besucher können noch keine neuen schreiben.',
  'comment.noMatch': 'Keine passenden Kommentare',
  'comment.noMatchHint': 'Versuchen Sie es mit anderen Wörtern oder einem anderen Status.',
};
