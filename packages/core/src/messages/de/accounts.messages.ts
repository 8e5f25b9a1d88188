import type { messages as en } from '../en/accounts.messages.ts';
import type { Translation } from '../message.ts';

export const messages: Translation<typeof en> = {
  existsMail: {
    subject: 'Sie haben schon ein Konto',
    tried:
      'Jemand, wahrscheinlich Sie, wollte mit dieser E-Mail-Adresse ein Konto erstellen. Es gibt schon eines; es wurde nicht geändert.',
    whatToDo:
      'Melden Sie sich mit Ihrem Passwort an, oder fordern Sie einen Link an, mit dem Sie ein neues setzen.',
    button: 'Anmelden',
    closing: 'Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
  confirmMail: {
    subject: '{code} ist Ihr Code für Vitrine',
    signedUp: 'Jemand, wahrscheinlich Sie, hat sich mit dieser E-Mail-Adresse registriert.',
    howTo:
      'Geben Sie den Code {code} dort ein, wo Sie sich registriert haben, oder nutzen Sie die Schaltfläche. Beides funktioniert einmal, innerhalb einer Stunde.',
    button: 'Adresse bestätigen',
    closing: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird kein Konto erstellt.',
  },
  invitationMail: {
    subject: 'Einladung zur Mitarbeit an {title}',
    role: 'Sie haben auf der Website {title} eine Rolle bekommen. Sie gilt, sobald Sie die Einladung annehmen.',
    valid: 'Der Link funktioniert einmal, innerhalb von sieben Tagen.',
    button: 'Einladung ansehen',
    closing: 'Wenn Sie diese Website nicht kennen, ignorieren Sie diese E-Mail.',
  },
  resetMail: {
    subject: 'Neues Passwort setzen',
    asked:
      'Jemand, wahrscheinlich Sie, hat einen Link angefordert, um ein neues Passwort zu setzen. Er funktioniert einmal, innerhalb einer Stunde.',
    button: 'Neues Passwort setzen',
    closing: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; Ihr Passwort bleibt, wie es ist.',
  },
  pages: {
    noWebsite: 'Unter {host} gibt es keine Website.',
    toPlatform: 'Zur Plattform',
    noScript: 'Das Studio braucht JavaScript.',
  },
};
