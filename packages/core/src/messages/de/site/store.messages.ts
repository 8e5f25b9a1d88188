import type { messages as en } from '../../en/site/store.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cart: {
    minimumSubtotal: 'Zum Bestellen muss die Zwischensumme mindestens {subtotal} betragen.',
    productSoldOut: 'Dieses Produkt ist ausverkauft.',
    productNotSold: 'Dieses Produkt wird hier nicht mehr verkauft.',
    productNotMade: 'Diese Ausführung gibt es nicht. Gehen Sie zurück und wählen Sie eine andere.',
    cartFull: 'Ihr Warenkorb ist voll. Nehmen Sie zuerst etwas heraus.',
    allInCart: 'Alle vorrätigen Stücke liegen schon in Ihrem Warenkorb.',
    noCart:
      'Ihre Sitzung ist abgelaufen, oder Cookies sind ausgeschaltet. So geht es nicht weiter zur Kasse.',
    empty: 'Ihr Warenkorb ist leer.',
    soldOut: 'Ausverkauft. Nehmen Sie es heraus, um zu bestellen.',
    gone: 'Nicht mehr erhältlich. Nehmen Sie es heraus, um zu bestellen.',
    tooFew: 'Nur noch {left} da. Verringern Sie die Menge, um zu bestellen.',
    tooFewWanted:
      'Nur noch {left} da. Es wurde nichts geändert: In Ihrem Warenkorb {inCart, plural, one {liegt ein Stück} other {liegen #}}.',
    fewLeft: 'Nur noch {left} da.',
    ordered: 'Ihre Bestellung ist eingegangen. Die Bestätigung finden Sie in Ihrem Posteingang.',
    merged: 'Die Artikel von Ihrem früheren Besuch wurden in den Warenkorb gelegt.',
    mergedLowered:
      '{title}: Im Warenkorb {kept, plural, one {liegt #} other {liegen #}} statt {wanted}, weil nicht mehr verfügbar sind.',
    lostTakenOut: 'Etwas in Ihrem Warenkorb wird nicht mehr verkauft und wurde herausgenommen.',
    badQuantity: 'Geben Sie als Menge eine ganze Zahl von 1 bis 9999 ein.',
    storeClosed: 'Dieser Laden nimmt zurzeit keine Bestellungen an.',
    noPayment: 'In diesem Laden kann man noch nicht bezahlen. Bitte wenden Sie sich an den Inhaber.',
    totalChanged: 'Die Gesamtsumme ist jetzt {total}. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
    cartChanged:
      'In Ihrem Warenkorb hat sich etwas geändert. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
    tooManyOrders:
      'Mit dieser E-Mail-Adresse wurden in der letzten Stunde mehrere Bestellungen aufgegeben. Es wurde nichts bestellt. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
    testMixed:
      'Eine Testzahlung und echtes Geld können nicht dieselbe Bestellung bezahlen. Wählen Sie eine andere Zahlungsart, oder entfernen Sie den Gutschein.',
    earlierPayment:
      'Die zuvor begonnene Zahlung konnte noch nicht beendet werden, weil der Zahlungsdienst nicht antwortet. Es wurde nichts bestellt. Bitte versuchen Sie es in einer Minute noch einmal.',
    declined:
      'Die Zahlung wurde abgelehnt, und es wurde nichts abgebucht. Versuchen Sie es noch einmal oder zahlen Sie anders.',
    declineReason: 'Begründung der Bank: {reason}',
    methodBlocked:
      '„{method}“ ist auf dieser Website nicht erreichbar. Es wurde nichts abgebucht. Wählen Sie eine andere Zahlungsart oder wenden Sie sich an den Shop.',
    abandoned:
      'Die Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht. Sie können es noch einmal versuchen.',
    unpaid:
      'Der Zahlungsdienst hat sich noch nicht gemeldet. Sie können es noch einmal versuchen; bezahlt wird nie zweimal.',
    notShippedThere:
      'An diese Adresse liefern wir nicht. Wählen Sie ein anderes Land oder prüfen Sie die Postleitzahl.',
    notShippedLike: 'Für diese Artikel gibt es an dieser Adresse keine Versandart.',
    notOffered: 'Dieses Produkt gibt es mit dieser Auswahl nicht. Wählen Sie noch einmal.',
  },
  choices: {
    recipient: 'Für {name}',
    recipientDate: 'Kommt am {date}',
    recipientMessage: '„{message}“',
    dedication: 'Zu Ehren oder im Gedenken an {dedication}',
    shownAs: 'Öffentlich gezeigt als {name}',
    shownUnnamed: 'Öffentlich ohne Namen gezeigt',
    answer: '{label}: {text}',
  },
  priceSteps: {
    price: '{title}: {quantity} × {unitPrice} = {amount}',
    salePrice: '{title}: {quantity} × {unitPrice} im Angebot, vorher {listPrice} = {amount}',
    discount: '{name} auf {title}: {amount}',
    discountLimited:
      '{name} auf {title}, höchstens {times, plural, one {einmal} other {#-mal}} pro Bestellung: {amount}',
    shipping: '{name}: {amount}',
    shippingFree: '{name}: kostenlos ab {freeFrom}',
    taxName: 'Steuer',
    tax: '{name} ({country}) von {rate} % auf {base} = {tax}',
    taxInside: '{name} ({country}) von {rate} %, enthalten in {base} = {tax}',
    rounded: ', kaufmännisch gerundet',
    reverseCharge:
      'Steuerschuldnerschaft des Leistungsempfängers: Es wird keine Steuer berechnet, {vatId} führt sie ab.',
  },
  payments: {
    invoice: 'Auf Rechnung',
    cash: 'Bar',
    cardReader: 'Kartenleser',
    manual: 'Überweisung oder Zahlung bei Abholung',
    manualHint: 'Wie Sie bezahlen, steht in der Bestätigung.',
    free: 'Nichts zu bezahlen',
    test: 'Testzahlung',
    testHint: 'Es fließt kein Geld. Auf der nächsten Seite wählen Sie, wie sie ausgeht.',
    testLaunched: 'Dies ist ein Test: Es wird kein Bestand entnommen und nichts freigegeben oder verschickt.',
  },
  orderMails: {
    confirmationSubject: 'Ihre Bestellung {number} bei {shop}',
    confirmationIntro: 'Vielen Dank. Ihre Bestellung {number} ist eingegangen.',
    confirmationHeld:
      'Etwas aus Ihrer Bestellung war ausverkauft, während Sie bezahlt haben. Ihre Zahlung ist angekommen; wir sehen uns die Bestellung selbst an und schreiben Ihnen in Kürze, mit der Ware oder mit Ihrem Geld zurück.',
    testSubject: '[Test] {subject}',
    testNote: 'Dies ist eine Testbestellung. Es wurde nichts bezahlt, und es muss nichts verschickt werden.',
    howToPay: 'So bezahlen Sie:',
    seeOrder: 'Bestellung ansehen',
    noticeSubject: 'Neue Bestellung {number} von {buyer}',
    noticeIntro: '{buyer} hat die Bestellung {number} aufgegeben.',
    noticeHeldSubject: 'Bestellung {number} ist bezahlt, aber nicht vorrätig',
    noticeHeldIntro:
      'Die Bestellung {number} wurde bezahlt, aber etwas daraus war inzwischen ausverkauft. Dem Lager wurde nichts entnommen. Füllen Sie es auf und geben Sie die Bestellung frei, oder stornieren Sie sie und zahlen Sie das Geld zurück.',
    noticeNote: 'Anmerkung: {note}',
    openOrder: 'Bestellung öffnen',
    fulfilledSubject: 'Ihre Bestellung {number} ist unterwegs',
    fulfilledIntro: 'Ihre Bestellung {number} bei {shop} ist unterwegs.',
    parcel: 'Sendung: {parcel}',
    follow: 'Sendung verfolgen: {address}',
    editedSubject: 'Ihre Bestellung {number} wurde geändert',
    editedIntro: 'Wir haben Ihre Bestellung {number} bei {shop} geändert:',
    editedToPay: 'Es sind noch {amount} zu bezahlen.',
    cancelledSubject: 'Ihre Bestellung {number} wurde storniert',
    cancelledIntro: 'Ihre Bestellung {number} bei {shop} wurde storniert.',
    refunding: 'Wir erstatten Ihnen {amount}. Die Gutschrift kann einige Tage dauern.',
    refundDue: 'Wir überweisen Ihnen {amount} zurück.',
    refundSubject: 'Erstattung für Ihre Bestellung {number}',
    refundIntro: 'Wir erstatten Ihre Bestellung {number} bei {shop}.',
    refundPartIntro: 'Wir erstatten einen Teil Ihrer Bestellung {number} bei {shop}.',
    refundShipping: 'Versand',
    refundRest: 'Sonstiges',
    refundTax: 'Darin enthaltene Steuer',
    refundedPart: 'Wir haben Ihnen {amount} Ihrer Zahlung erstattet.',
    paidLateIntro:
      'Ihre Zahlung für die Bestellung {number} bei {shop} ist eingegangen, nachdem die Bestellung storniert wurde.',
    refundSentSubject: 'Wir haben Ihre Erstattung für Bestellung {number} abgeschickt',
    refundSentIntro:
      'Wir haben Ihre Erstattung von {amount} für die Bestellung {number} bei {shop} abgeschickt.',
    refundReference: 'Verwendungszweck: {reference}',
    refundToldSubject: 'Bestellung {number}: {amount} erstattet',
    refundToldIntro:
      '{amount} von Bestellung {number} wurden direkt beim Zahlungsdienst erstattet. Die Erstattung steht in der Bestellung.',
    disputeOpenedSubject: 'Bestellung {number}: {buyer} beanstandet eine Zahlung',
    disputeOpenedIntro:
      '{buyer} beanstandet {amount} von Bestellung {number}. Der Zahlungsdienst hält das Geld zurück, bis darüber entschieden ist. Nehmen Sie dort Stellung.',
    disputeReason: 'Grund: {reason}',
    answerBy: 'Antworten Sie bis zum {date}.',
    disputeWonSubject: 'Bestellung {number}: für Sie entschieden',
    disputeWonIntro:
      'Die Beanstandung von {amount} zu Bestellung {number} wurde für Sie entschieden. Das Geld gehört wieder Ihnen.',
    disputeLostSubject: 'Bestellung {number}: gegen Sie entschieden',
    disputeLostIntro:
      'Die Beanstandung von {amount} zu Bestellung {number} wurde für {buyer} entschieden. Das Geld bleibt dort.',
    balanceSubject: 'Ihre Bestellung {number} bezahlen',
    balanceButton: 'Jetzt bezahlen',
    challengedSubject: 'Bestätigen Sie Ihre Zahlung an {shop}',
    challengedIntro:
      'Ihre Bank bittet Sie, eine Zahlung von {amount} an {shop} zu bestätigen. Der Link gilt einen Tag. Ohne Ihre Bestätigung wird nichts abgebucht.',
    challengedButton: 'Zahlung bestätigen',
    authorisationEndingSubject: 'Bestellung {number}: Zahlung bald einziehen',
    authorisationEndingIntro:
      'Der Zahlungsdienst hält {amount} für Bestellung {number} bereit. Ziehen Sie den Betrag rechtzeitig in der Bestellung ein, sonst wird er freigegeben.',
    endsOn: 'Die Frist endet am {date}.',
    authorisationEndedSubject: 'Bestellung {number}: Zahlung freigegeben',
    authorisationEndedIntro:
      'Der Zahlungsdienst hält {amount} für Bestellung {number} nicht mehr bereit. Der Betrag lässt sich nicht mehr einziehen. Bitten Sie {buyer}, noch einmal zu bezahlen, oder stornieren Sie die Bestellung.',
    fulfilledPlainSubject: 'Ihre Bestellung {number} ist abgeschlossen',
    fulfilledPlainIntro: 'Ihre Bestellung {number} bei {shop} ist abgeschlossen.',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    tax: 'Steuer',
    taxInside: 'Darin enthaltene Steuer',
    total: 'Gesamtsumme',
    sentTo: 'Geht an:',
    billedTo: 'Rechnung an:',
    collectAt: 'Abholung:',
    vatId: 'USt-IdNr.: {vatId}',
    explained: 'So kommt die Summe zustande:',
    moreItems:
      '{n, plural, one {… und ein weiterer Artikel, den Ihre Bestellung zeigt} other {… und # weitere Artikel, die Ihre Bestellung zeigt}}',
  },
};
