import type { messages as en } from '../../en/site/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  giftCards: {
    name: 'Geschenkgutschein',
    unknown: 'Kein Gutschein hat diesen Code. Prüfen Sie jeden Buchstaben und jede Ziffer.',
    disabled: 'Dieser Gutschein kann nicht mehr eingelöst werden.',
    expired: 'Dieser Gutschein ist am {date} abgelaufen.',
    used: 'Auf diesem Gutschein ist kein Guthaben mehr.',
    otherCurrency: 'Dieser Gutschein lautet auf {currency} und kann hier nicht eingelöst werden.',
    test: 'Dieser Gutschein wurde mit einer Testzahlung gekauft.',
    gone: 'Das Guthaben Ihrer Gutscheine hat sich geändert. Bitte prüfen Sie, was zu zahlen ist, und bestellen Sie noch einmal.',
    recipientName: 'Name der beschenkten Person',
    recipientEmail: 'E-Mail-Adresse der beschenkten Person',
    recipientEmailHint:
      'Dorthin senden wir den Gutschein. Lassen Sie das Feld leer, um ihn selbst zu erhalten.',
    message: 'Nachricht',
    sendOn: 'Senden am',
    sendOnHint: 'Lassen Sie das Feld leer, um ihn gleich nach dem Kauf zu senden.',
    nameMissing: 'Geben Sie den Namen der beschenkten Person ein.',
    dayTooFar: 'Wählen Sie heute oder einen späteren Tag, höchstens in einem Jahr.',
    mailSubject: 'Ein Gutschein über {amount} für {shop}',
    mailHello: 'Hallo {name},',
    mailFrom: '{from} schenkt Ihnen einen Gutschein über {amount} für {shop}.',
    mailIntro: 'Sie haben einen Gutschein über {amount} für {shop} erhalten.',
    mailOwn: 'Hier ist Ihr Gutschein über {amount} für {shop}.',
    mailCode: 'Ihr Code: {code}',
    mailUse:
      'Geben Sie den Code im Warenkorb oder an der Kasse ein. Was Sie nicht ausgeben, bleibt auf dem Gutschein.',
    mailValid: 'Er ist bis zum {date} gültig.',
    mailCheck: 'So viel ist noch darauf: {address}',
    mailButton: 'Zum Shop',
  },
};
