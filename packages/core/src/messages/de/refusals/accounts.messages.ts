/** Refusals to accounts about the accounts, roles and settings of a website, by noun and name of the declared error, which has the English. */
export const messages = {
  accounts: {
    wrongCredentials:
      'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides, oder setzen Sie das Passwort zurück.',
    wrongPassword: 'Das aktuelle Passwort stimmt nicht. Es wurde nichts geändert.',
    signUpClosed:
      'Auf dieser Plattform können keine neuen Konten angelegt werden. Bitten Sie den Betreiber um eines.',
    tokenInvalid: 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
    unverified:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen eine E-Mail mit einem Code geschickt.',
    wrongCode: 'Dieser Code stimmt nicht. Sehen Sie in der neuesten E-Mail von uns nach.',
    proofOver:
      'Dieser Link oder Code wurde schon benutzt oder ist zu alt. Fordern Sie eine neue E-Mail an, oder registrieren Sie sich noch einmal.',
    otherBrowser:
      'Diese E-Mail wurde in einem anderen Browser angefordert. Geben Sie das Passwort ein, das dort gewählt wurde. Waren Sie das nicht, ignorieren Sie die E-Mail, oder registrieren Sie sich selbst.',
    incorrectPassword: 'Das Passwort stimmt nicht. Es wurde nichts geändert.',
    invitationOver:
      'Diese Einladung wurde schon benutzt, zurückgezogen oder ist zu alt. Bitten Sie um eine neue.',
    passwordNeeded: 'Wählen Sie ein Passwort, um die Einladung anzunehmen.',
    signInNeeded:
      'Diese E-Mail-Adresse hat schon ein Konto. Geben Sie dessen Passwort ein, oder melden Sie sich zuerst an.',
    lastAdmin:
      'Das ist die letzte Person mit der Rolle Admin auf dieser Website. Geben Sie diese Rolle zuerst jemand anderem.',
    memberExists: 'Diese Person hat schon eine Rolle auf der Website. Ändern Sie diese Rolle.',
  },
  tenancy: {
    subdomainTaken: 'Die Adresse „{subdomain}“ ist vergeben. Wählen Sie eine andere.',
    settingsNotYours:
      'Ihre Rolle erlaubt Ihnen nicht, diese Einstellungen zu ändern: {fields}. Es wurde nichts geändert.',
    domainTaken: 'Die Domain „{host}“ wird auf dieser Plattform schon benutzt.',
    domainOfPlatform: 'Die Domain „{host}“ gehört zur Plattform selbst. Nehmen Sie eine eigene.',
    tooManyDomains: 'Eine Website kann {max} Domains haben. Entfernen Sie eine, die nicht gebraucht wird.',
    restoreTooLate:
      'Diese Website wurde vor mehr als {days} Tagen gelöscht und lässt sich nicht wiederherstellen.',
  },
  siteUsers: {
    emailTaken:
      'Mit {email} hat sich inzwischen jemand registriert. Löschen Sie zuerst jenes Konto und stellen Sie dann dieses wieder her.',
  },
  customers: {
    sameCustomer: 'Das ist schon derselbe Kunde. Wählen Sie einen anderen.',
  },
} as const;
