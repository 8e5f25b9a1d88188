import type { messages as en } from '../../en/pages/balances.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  balanceTitle: 'Betal ordre {number}',
  balanceLead: 'Der mangler at blive betalt {amount}.',
  balancePay: 'Betal {amount}',
  balancePayNow: 'Betal nu',
  balancePaidTitle: 'Ordren er betalt',
  balancePaid: 'Der mangler ikke at blive betalt noget.',
  balanceWithdrawn: 'Butikken har trukket det tilbage. Spørg butikken, hvis du stadig vil betale.',
  balanceCancelled: 'Ordren er annulleret. Der er ikke noget at betale.',
  balanceAmountChanged: 'Beløbet er ændret. Tjek det, og betal igen.',
  balanceEarlierOpen:
    'Den betaling, du begyndte tidligere, kunne ikke annulleres endnu, fordi betalingstjenesten ikke svarer. Intet er ændret. Prøv igen om et minut.',
};
