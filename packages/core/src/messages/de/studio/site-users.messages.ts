import type { messages as en } from '../../en/studio/site-users.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  siteUsersHint: 'Besucher, die auf dieser Website unter /account ein Konto erstellt haben.',
  siteUsersSearch: 'Nach Name oder E-Mail suchen',
  siteUsersNone: 'Noch keine Besucherkonten',
  siteUsersNoneHint:
    'Besucher erstellen unter /account ein Konto. Verlinken Sie es auf Ihren Seiten oder in Ihrem Menü.',
  siteUsersNoMatch: 'Keine passenden Besucherkonten',
  siteUsersNoMatchHint: 'Versuchen Sie es mit einem anderen Namen oder einer anderen E-Mail-Adresse.',
  siteUserWho: 'Name',
  siteUserEmail: 'E-Mail',
  siteUserSince: 'Erstellt',
  siteUserSeen: 'Letzte Anmeldung',
  siteUserNever: 'Nie',
  siteUserActions: 'Aktionen',
  siteUserActive: 'Aktiv',
  siteUserBlocked: 'Gesperrt',
  siteUserBlock: 'Sperren',
  siteUserUnblock: 'Entsperren',
  siteUserDelete: 'Löschen',
  siteUserDidBlock: '{who} ist abgemeldet und kann sich nicht mehr anmelden.',
  siteUserDidUnblock: '{who} kann sich wieder anmelden.',
  siteUserDidDelete: 'Das Konto von {who} wurde gelöscht.',
  siteUserDidRestore: 'Das Konto von {who} ist wieder da.',
  isSignUpOpen: 'Besucher dürfen ein Konto erstellen',
  isSignUpOpenHint: 'Unter /account. Wer ein Konto hat, kann sich immer anmelden.',
};
