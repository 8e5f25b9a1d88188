import type { messages as en } from '../../en/pages/balances.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  balanceTitle: 'Bestellung {number} bezahlen',
  balanceLead: 'Es sind noch {amount} zu bezahlen.',
  balancePay: '{amount} bezahlen',
  balancePayNow: 'Jetzt bezahlen',
  balancePaidTitle: 'Diese Bestellung ist bezahlt',
  balancePaid: 'Es ist nichts mehr zu bezahlen.',
  balanceWithdrawn: 'Der Shop hat ihn zurückgezogen. Fragen Sie den Shop, wenn Sie noch zahlen möchten.',
  balanceCancelled: 'Die Bestellung wurde storniert. Es ist nichts zu bezahlen.',
  balanceAmountChanged: 'Der Betrag hat sich geändert. Prüfen Sie ihn und zahlen Sie erneut.',
  balanceEarlierOpen:
    'Die zuvor begonnene Zahlung konnte noch nicht beendet werden, weil der Zahlungsdienst nicht antwortet. Es wurde nichts geändert. Bitte versuchen Sie es in einer Minute noch einmal.',
};
