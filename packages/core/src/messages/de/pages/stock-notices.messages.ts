import type { messages as en } from '../../en/pages/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  noticeOffer: 'Benachrichtigen, sobald es wieder da ist',
  noticeVariant: 'Ausverkauft',
  noticeButton: 'Benachrichtigen',
  noticeConsent:
    '{shop} darf mir eine einzige E-Mail senden, sobald dies wieder vorrätig ist. Meine Adresse wird für nichts anderes verwendet, und ich kann das jederzeit zurücknehmen.',
  noticeAskedTitle: 'Sehen Sie in Ihren Posteingang',
  noticeAsked:
    'Falls diese Adresse noch nicht auf der Liste steht, haben wir ihr einen Link geschickt. Öffnen Sie ihn, um zu bestätigen, dass Sie benachrichtigt werden möchten.',
  noticeOpenTitle: 'Bestätigen Sie Ihre Adresse',
  noticeOpen: 'Wir senden eine einzige E-Mail an {email}, sobald {product} wieder da ist.',
  noticeConfirm: 'Ja, benachrichtigen',
  noticeConfirmedTitle: 'Sie stehen auf der Liste',
  noticeConfirmed: 'Wir senden eine einzige E-Mail an {email}, sobald {product} wieder da ist.',
  noticeStop: 'Doch nicht benachrichtigen',
  noticeStoppedTitle: 'Ihre Adresse wurde entfernt',
  noticeStopped: 'Sie bekommen keine E-Mail zu diesem Produkt.',
  noticeOverTitle: 'Dieser Link gilt nicht mehr',
  noticeOver: 'Sie wurden schon benachrichtigt, die Anfrage ist zu alt, oder sie wurde zurückgenommen.',
  noticeRefusedTitle: 'Wir konnten Ihre Adresse nicht vormerken',
  noticeAvailable: 'Dies ist wieder vorrätig. Sie können es jetzt kaufen.',
  noticeTooMany: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
};
