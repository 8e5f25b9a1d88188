import type { messages as en } from '../../en/pages/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  subscriptionTitle: 'Ihr Abo',
  subscriptionsTitle: 'Ihre Abos',
  subscribedTitle: 'Danke für Ihr Abo.',
  subscribedNumber: 'Abo bestätigt: Bestellung {number}',
  subscriptionManage: '„{title}“ verwalten',
  subscriptionActive: 'Aktiv',
  subscriptionPaused: 'Pausiert: Es wird nichts abgebucht.',
  subscriptionPastDue: 'Überfällig: Die letzte Zahlung ist fehlgeschlagen.',
  subscriptionCancelled: 'Gekündigt: Es wird nichts mehr abgebucht.',
  subscriptionEnded: 'Beendet: Alle Zahlungen sind geleistet.',
  subscriptionNext: 'Nächste Abbuchung am {date}',
  subscriptionRetry: '{amount} konnten nicht abgebucht werden. Am {date} versuchen wir es erneut.',
  subscriptionDue: '{amount} konnten nicht abgebucht werden.',
  subscriptionDelayGone:
    'Verzögert: zurzeit nicht verfügbar. Es wurde nichts abgebucht. Am {date} versuchen wir es erneut.',
  subscriptionDelayStock:
    'Verzögert: Der Bestand reicht nicht. Es wurde nichts abgebucht. Am {date} versuchen wir es erneut.',
  subscriptionDelayAddress:
    'Verzögert: Wir können zurzeit nicht an Ihre Adresse liefern. Es wurde nichts abgebucht. Am {date} versuchen wir es erneut.',
  subscriptionChangeAddress: 'Adresse ändern',
  subscriptionLeft: '{n, plural, one {Noch eine Zahlung} other {Noch # Zahlungen}}',
  subscriptionMethod: 'Abbuchung von {label}',
  subscriptionNoMethod: 'Es ist keine Zahlungsart gespeichert.',
  subscriptionPause: 'Pausieren',
  subscriptionResume: 'Fortsetzen',
  subscriptionSkip: 'Nächste Lieferung überspringen',
  subscriptionUnskip: 'Doch nicht überspringen',
  subscriptionCancel: 'Abo kündigen',
  subscriptionCancelAsk: '„{title}“ kündigen?',
  subscriptionCancelLoss:
    'Es wird nichts mehr abgebucht und nichts mehr geschickt. Was Sie bezahlt haben, bleibt Ihres. Ein gekündigtes Abo lässt sich nicht fortsetzen: Sie müssten es neu abschließen, zum Preis des Tages.',
  subscriptionKeep: 'Behalten',
  subscriptionPayTitle: 'Zahlungsart',
  subscriptionPayOther: 'Mit anderer Zahlungsart zahlen',
  subscriptionPayAhead:
    'Um eine andere Zahlungsart zu verwenden, zahlen Sie jetzt die nächste Periode damit. Spätere werden ebenfalls davon abgebucht.',
  subscriptionUse: 'Diese Zahlungsart verwenden',
  subscriptionMethodExpires: 'Gültig bis {month}',
  subscriptionMethodExpired:
    'Diese Karte war bis {month} gültig. Speichern Sie eine andere, damit Ihr Abo weitergeht.',
  subscriptionSetUpHint:
    'Sie können sie ändern, ohne jetzt zu zahlen. Spätere Zahlungen werden von dem abgebucht, was Sie speichern.',
  subscriptionSetUp: 'Zahlungsart ändern',
  subscriptionSetUpUnknown:
    'Der Zahlungsdienst hat noch nicht geantwortet. Wurde Ihre Karte gespeichert, wird sie verwendet, sobald er antwortet. Bis dahin ändert sich nichts.',
  subscriptionSetUpLeft: 'Es wurde keine Karte gespeichert. Ihr Abo wird wie bisher abgebucht.',
  subscriptionSetUpRefused: 'Die Karte wurde nicht gespeichert. Ihr Abo wird wie bisher abgebucht.',
  subscriptionSetUpRefusedFor:
    'Die Karte wurde nicht gespeichert: {reason}. Ihr Abo wird wie bisher abgebucht.',
  subscriptionAddress: 'Lieferadresse',
  subscriptionAddressSave: 'Adresse speichern',
  subscriptionOrders: 'Bestellungen',
  subscriptionDonePause: 'Ihr Abo ist pausiert.',
  subscriptionDoneResume: 'Ihr Abo geht weiter.',
  subscriptionDoneSkip: 'Die nächste Lieferung wird übersprungen.',
  subscriptionDoneUnskip: 'Die übersprungene Lieferung kommt doch.',
  subscriptionDoneCancel: 'Ihr Abo wurde gekündigt.',
  subscriptionDoneMethod: 'Die Zahlungsart wurde geändert.',
  subscriptionDoneAddress: 'Die Adresse wurde geändert.',
};
