import type { messages as en } from '../../en/site/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  plans: {
    renewsWeeks: '{n, plural, one {verlängert sich jede Woche} other {verlängert sich alle # Wochen}}',
    renewsMonths: '{n, plural, one {verlängert sich jeden Monat} other {verlängert sich alle # Monate}}',
    renewsYears: '{n, plural, one {verlängert sich jedes Jahr} other {verlängert sich alle # Jahre}}',
    forPayments: '{renews}, {payments, plural, one {eine Zahlung} other {# Zahlungen}} insgesamt',
    everyWeeks: '{n, plural, one {jede Woche} other {alle # Wochen}}',
    everyMonths: '{n, plural, one {jeden Monat} other {alle # Monate}}',
    everyYears: '{n, plural, one {jedes Jahr} other {alle # Jahre}}',
    forSpan: '{every}, {span} lang',
    weeks: '{n, plural, one {# Woche} other {# Wochen}}',
    months: '{n, plural, one {# Monat} other {# Monate}}',
    years: '{n, plural, one {# Jahr} other {# Jahre}}',
  },
  subscriptions: {
    noMethod:
      'Dieser Shop kann für Abos noch keine Zahlungen annehmen. Entfernen Sie das Abo oder wenden Sie sich an den Shop.',
    firstPayment:
      'Ein Abo beginnt mit einer Zahlung, und es gibt nichts zu zahlen. Entfernen Sie einen Rabatt, um zur Kasse zu gehen.',
    consent:
      'Ich bin einverstanden, dass {shop} meine Zahlungsart ohne weitere Nachfrage belastet, bis ich kündige: {charges}. Versand und Steuern kommen hinzu, wie sie an dem Tag gelten. Ich kann jederzeit auf der Seite kündigen, die in jeder E-Mail zum Abo verlinkt ist.',
    charge: '{title}: {price} {every}',
    consentMissing:
      'Bitte stimmen Sie den wiederkehrenden Zahlungen zu. Ohne das können wir Ihr Abo nicht beginnen.',
    consentChanged:
      'Die wiederkehrenden Zahlungen haben sich geändert, seit Sie zugestimmt haben. Bitte lesen Sie sie und stimmen Sie erneut zu.',
    agreed: 'Sie haben diesen wiederkehrenden Zahlungen zugestimmt:',
    manage: '„{title}“ ändern, pausieren oder kündigen: {address}',
    forbiddenMove: 'Das geht nicht, solange das Abo {state} ist.',
    nothingDue: 'Für dieses Abo ist nichts fällig.',
    notSkipped: 'Bei diesem Abo lässt sich kein Überspringen mehr zurücknehmen.',
    beingPaid: 'Eine Zahlung dieses Abos ist im Gange. Warten Sie, bis sie abgeschlossen ist.',
    outOfStock: 'Der Bestand reicht nicht, um dieses Abo zu verlängern.',
    otherMethod: 'Diese Zahlungsart lässt sich nicht erneut belasten. Wählen Sie eine andere.',
  },
  subscriptionStates: {
    active: 'aktiv',
    paused: 'pausiert',
    pastDue: 'überfällig',
    cancelled: 'gekündigt',
    ended: 'beendet',
  },
  subscriptionMails: {
    rhythm: '„{title}“ {renews}.',
    upcomingSubject: 'Ihr Abo bei {shop} verlängert sich am {date}',
    upcomingIntro:
      'Am {date} buchen wir {amount} für „{title}“ ab. Wenn Sie das nicht möchten, pausieren, überspringen oder kündigen Sie vorher.',
    failedSubject: 'Ihre Zahlung an {shop} ist fehlgeschlagen',
    failedIntro:
      'Wir konnten {amount} für Ihr Abo „{title}“ nicht abbuchen. Am {date} versuchen wir es erneut. Prüfen Sie Ihre Zahlungsart oder zahlen Sie mit einer anderen.',
    pastDueSubject: 'Ihr Abo bei {shop} ist überfällig',
    pastDueIntro:
      'Wir konnten {amount} für Ihr Abo „{title}“ nicht abbuchen und versuchen es nicht noch einmal. Zahlen Sie mit einer anderen Zahlungsart, um es fortzusetzen.',
    cancelledSubject: 'Ihr Abo bei {shop} wurde gekündigt',
    cancelledIntro: 'Ihr Abo „{title}“ wurde gekündigt. Es wird nichts mehr dafür abgebucht.',
    endedSubject: 'Ihr Abo bei {shop} ist beendet',
    endedIntro: 'Alle Zahlungen für Ihr Abo „{title}“ sind geleistet. Es wird nichts mehr dafür abgebucht.',
    linkSubject: 'Ihr Abo bei {shop}',
    linkIntro:
      'Hier ist die Seite Ihres Abos „{title}“. Dort können Sie Lieferadresse und Zahlungsart ändern, das Abo pausieren, das nächste Mal überspringen oder kündigen.',
    shortSubject: 'Eine Verlängerung wartet: „{title}“ ist nicht auf Lager',
    shortIntro:
      'Das Abo von {buyer} für „{title}“ ist fällig, aber der Bestand reicht nicht. Es wurde nichts abgebucht. Es wird jeden Tag erneut versucht.',
    delayedSubject: 'Ihre Verlängerung bei {shop} verzögert sich',
    delayedGone:
      'Ihr Abo „{title}“ ist fällig, aber es ist zurzeit nicht verfügbar. Ihre Lieferung verzögert sich. Es wurde nichts abgebucht.',
    delayedStock:
      'Ihr Abo „{title}“ ist fällig, aber der Bestand reicht nicht. Ihre Lieferung verzögert sich. Es wurde nichts abgebucht.',
    delayedAddress:
      'Ihr Abo „{title}“ ist fällig, aber wir können zurzeit nicht an Ihre Adresse liefern. Ihre Lieferung verzögert sich. Es wurde nichts abgebucht. Wenn wir an eine andere Adresse im selben Land liefern können, ändern Sie sie bitte.',
    delayedRetry:
      'Wir versuchen es jeden Tag erneut. Sie können jederzeit pausieren, überspringen oder kündigen.',
    addressButton: 'Adresse ändern',
    goneSubject: 'Eine Verlängerung wartet: „{title}“ gibt es nicht mehr',
    goneIntro:
      'Das Abo von {buyer} für „{title}“ ist fällig, aber das Produkt gibt es nicht mehr. Es wurde nichts abgebucht, und der Kunde weiß von der Verzögerung. Es wird jeden Tag erneut versucht: Bieten Sie das Produkt wieder an oder kündigen Sie das Abo.',
    notDeliveredSubject: 'Eine Verlängerung wartet: „{title}“ lässt sich nicht liefern',
    notDeliveredIntro:
      'Das Abo von {buyer} für „{title}“ ist fällig, aber es gibt keinen Versand an die Adresse. Es wurde nichts abgebucht, und der Kunde weiß von der Verzögerung. Es wird jeden Tag erneut versucht: Prüfen Sie Ihre Versandzonen, ändern Sie die Adresse oder kündigen Sie das Abo.',
    manageButton: 'Abo verwalten',
    openButton: 'Abo öffnen',
  },
};
