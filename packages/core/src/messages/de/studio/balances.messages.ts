import type { messages as en } from '../../en/studio/balances.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  balance: 'Zahlungslink',
  'balance.hint':
    'Der Kunde zahlt den offenen Betrag mit einer beliebigen Zahlungsart Ihres Shops. Der Link endet, wenn bezahlt ist, wenn Sie ihn zurückziehen oder die Bestellung bearbeiten.',
  'balance.left': 'Noch zu bezahlen',
  'balance.beingPaid':
    'Der Kunde hat mit dem Bezahlen begonnen. Ziehen Sie den Link zurück, um das zu beenden.',
  'balance.until': 'Gültig bis {until}.',
  'balance.mailed': 'Gesendet am {sent}, gültig bis {until}.',
  'balance.mail': 'Link senden',
  'balance.mailAgain': 'Erneut senden',
  'balance.make': 'Link erstellen',
  'balance.withdraw': 'Link zurückziehen',
  'balance.onItsWay': 'Der Link ist unterwegs an {email}.',
  'balance.made': 'Der Link ist bereit. Kopieren Sie ihn und senden Sie ihn dem Kunden.',
  'balance.withdrawn': 'Der Link gilt nicht mehr.',
};
