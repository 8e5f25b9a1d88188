import type { messages as en } from '../../en/pages/balances.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  balanceTitle: 'Paga l’ordine {number}',
  balanceLead: 'Restano da pagare {amount}.',
  balancePay: 'Paga {amount}',
  balancePayNow: 'Paga ora',
  balancePaidTitle: 'Questo ordine è pagato',
  balancePaid: 'Non resta nulla da pagare.',
  balanceWithdrawn: 'Il negozio lo ha ritirato. Chiedi al negozio se vuoi ancora pagare.',
  balanceCancelled: 'L’ordine è stato annullato. Non c’è nulla da pagare.',
  balanceAmountChanged: 'L’importo è cambiato. Controllalo e paga di nuovo.',
  balanceEarlierOpen:
    'Non è stato possibile annullare il pagamento iniziato in precedenza, perché il servizio di pagamento non risponde. Non è stato modificato nulla. Riprova tra un minuto.',
};
