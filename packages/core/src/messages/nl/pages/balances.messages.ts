import type { messages as en } from '../../en/pages/balances.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  balanceTitle: 'Bestelling {number} betalen',
  balanceLead: 'Er moet nog {amount} worden betaald.',
  balancePay: '{amount} betalen',
  balancePayNow: 'Nu betalen',
  balancePaidTitle: 'Deze bestelling is betaald',
  balancePaid: 'Er hoeft niets meer te worden betaald.',
  balanceWithdrawn: 'De winkel heeft hem ingetrokken. Vraag de winkel als je nog wilt betalen.',
  balanceCancelled: 'De bestelling is geannuleerd. Er is niets te betalen.',
  balanceAmountChanged: 'Het bedrag is gewijzigd. Controleer het en betaal opnieuw.',
  balanceEarlierOpen:
    'De betaling die je eerder begonnen bent, kon nog niet worden geannuleerd, omdat de betaaldienst niet reageert. Er is niets gewijzigd. Probeer het over een minuut opnieuw.',
};
