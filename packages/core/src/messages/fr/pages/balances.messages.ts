import type { messages as en } from '../../en/pages/balances.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  balanceTitle: 'Payer la commande {number}',
  balanceLead: 'Il reste {amount} à payer.',
  balancePay: 'Payer {amount}',
  balancePayNow: 'Payer maintenant',
  balancePaidTitle: 'Cette commande est payée',
  balancePaid: 'Il ne reste rien à payer.',
  balanceWithdrawn: 'La boutique l’a retiré. Demandez à la boutique si vous souhaitez encore payer.',
  balanceCancelled: 'La commande a été annulée. Il n’y a rien à payer.',
  balanceAmountChanged: 'Le montant a changé. Vérifiez-le et payez à nouveau.',
  balanceEarlierOpen:
    'Le paiement commencé auparavant n’a pas pu être annulé, car le service de paiement ne répond pas. Rien n’a été modifié. Veuillez réessayer dans une minute.',
};
