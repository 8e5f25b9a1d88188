import type { messages as en } from '../../en/site/website.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  refusals: {
    notSold:
      'Dieses Produkt wird hier nicht mehr verkauft. Laden Sie die Seite neu, um zu sehen, was es gibt.',
    noMore:
      '{left, plural, one {Nur noch ein Stück ist vorrätig, und es liegt schon in Ihrem Warenkorb.} other {Nur # Stück sind vorrätig, und sie liegen schon in Ihrem Warenkorb.}}',
    tooFew: 'Nur noch {left} da. Wählen Sie höchstens {left}.',
    tooFewBeside:
      'Nur noch {left} da, und {inCart} davon liegen schon in Ihrem Warenkorb. Fügen Sie höchstens {more} hinzu.',
    badAnswers: 'Ein oder mehrere Felder sind ungültig. Bitte prüfen Sie Ihre Angaben.',
    full: 'Ein Warenkorb fasst höchstens {max} verschiedene Produkte.',
    invalid: 'Bitte prüfen Sie diese Felder: {fields}.',
    forbidden: 'Ihre Rolle auf dieser Website erlaubt das nicht. Wenden Sie sich an einen Admin der Website.',
    notFound: 'Unter dieser Adresse wurde nichts gefunden. Vielleicht wurde es verschoben oder gelöscht.',
    tooLarge: 'Die gesendeten Daten sind zu groß; das Höchstmaß ist {maxSize}.',
    tooMany: 'Zu viele Versuche. Warten Sie {seconds} Sekunden und versuchen Sie es noch einmal.',
    internal: 'Interner Serverfehler. Bitte versuchen Sie es später noch einmal.',
    unavailable:
      'Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    unauthorized: 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es noch einmal.',
    crumb: 'Diese Seite war zu lange offen. Die Anfrage wird von selbst noch einmal gesendet.',
    tooSlow: 'Die Daten kamen zu langsam an. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    conflict: 'Jemand anderes hat das inzwischen geändert. Laden Sie neu, um den neuesten Stand zu sehen.',
    diskFull:
      'Auf dem Server ist kein Speicherplatz mehr frei, deshalb wurde nichts gespeichert. Schaffen Sie Platz und versuchen Sie es noch einmal.',
    storeAway:
      'Der Speicherort der Dateien antwortet nicht, deshalb wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
    busy: 'Jemand anders ändert gerade dasselbe, oder der Server ist ausgelastet; deshalb wurde Ihre Anfrage nicht ausgeführt. Bitte versuchen Sie es gleich noch einmal.',
    signUpClosed: 'Auf dieser Website können keine neuen Konten angelegt werden.',
    wrongCredentials:
      'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides, oder lassen Sie sich einen Anmeldelink schicken.',
    wrongPassword: 'Das aktuelle Passwort stimmt nicht. Es wurde nichts geändert.',
    wrongCode:
      'Der Code stimmt nicht. Sehen Sie in der neuesten E-Mail nach, oder lassen Sie ihn noch einmal schicken.',
    proofOver:
      'Dieser Link oder Code wurde schon benutzt, ist zu alt oder wurde zu oft ausprobiert. Fordern Sie einen neuen an.',
    otherBrowser:
      'Diese E-Mail wurde in einem anderen Browser angefordert. Geben Sie auch das Passwort ein. Waren Sie das nicht, ignorieren Sie die E-Mail, oder legen Sie selbst ein Konto an.',
    incorrectPassword: 'Das Passwort stimmt nicht. Es wurde nichts geändert.',
    passwordNeeded: 'Wählen Sie ein neues Passwort.',
    signInFirst:
      'Melden Sie sich mit dem Konto an, dessen E-Mail-Adresse Sie ändern möchten. Öffnen Sie dann den Link noch einmal, oder geben Sie den Code ein.',
  },
  launch: {
    notOpen: 'Diese Website ist noch nicht eröffnet.',
    enter: 'Anmelden und ansehen',
  },
  privateLinks: {
    expiredTitle: 'Dieser Link ist abgelaufen',
    expired: 'Er war nur für begrenzte Zeit gültig. Bitten Sie den Absender um einen neuen.',
    brokenTitle: 'Dieser Link funktioniert nicht',
    broken:
      'Er ist unvollständig oder wurde verändert. Kopieren Sie den ganzen Link oder bitten Sie den Absender um einen neuen.',
    forAnotherTitle: 'Dieser Link gehört zu einem anderen Konto',
    forAnother:
      'Melden Sie sich mit dem Konto an, für das der Link erstellt wurde, und öffnen Sie ihn dann noch einmal.',
    goneTitle: 'Diese Datei gibt es nicht mehr',
    gone: 'Fragen Sie den Absender, ob sie anderswo verfügbar ist.',
  },
  plainPages: {
    forbidden: 'Nicht erlaubt',
    notFound: 'Nicht gefunden',
    tooMany: 'Zu viele Anfragen',
    unavailable: 'Gleich wieder da',
    failed: 'Etwas ist schiefgegangen',
    operatorKey: 'Schlüssel für den Betreiber: {key}',
    notPublished: 'Diese Website wurde noch nicht veröffentlicht.',
    mostOfSettings: 'in den Einstellungen festgelegt',
  },
  siteUserMails: {
    codeSubject: 'Ihr Code für {website}',
    signUpIntro: 'Jemand, vermutlich Sie, legt mit dieser E-Mail-Adresse ein Konto bei {website} an.',
    signUpButton: 'Konto anlegen',
    signInIntro: 'Jemand, vermutlich Sie, möchte sich mit dieser E-Mail-Adresse bei {website} anmelden.',
    signInButton: 'Anmelden',
    resetIntro: 'Jemand, vermutlich Sie, möchte ein neues Passwort für {website} festlegen.',
    resetButton: 'Neues Passwort festlegen',
    enterCode:
      'Geben Sie den Code {code} auf der Website ein, oder benutzen Sie die Schaltfläche. Beides gilt einmal, eine Stunde lang.',
    existsSubject: 'Sie haben bereits ein Konto bei {website}',
    existsIntro:
      'Jemand, vermutlich Sie, wollte mit dieser E-Mail-Adresse ein Konto bei {website} anlegen. Sie haben bereits eines, und es wurde nichts geändert.',
    changeEmailIntro:
      'Jemand, vermutlich Sie, möchte diese E-Mail-Adresse für ein Konto bei {website} verwenden.',
    changeEmailButton: 'Diese Adresse verwenden',
    emailNoticeSubject: 'Ihre E-Mail-Adresse bei {website} soll geändert werden',
    emailNoticeIntro:
      'Jemand, vermutlich Sie, möchte für Ihr Konto bei {website} künftig {email} statt dieser Adresse verwenden. Sie ändert sich, sobald die neue Adresse bestätigt ist.',
    emailNoticeButton: 'Konto öffnen',
    emailNoticeNotYou:
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und melden Sie sich auf allen Geräten ab.',
    notYou: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es ändert sich nichts.',
  },
};
