import type { messages as en } from '../../en/pages/balances.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  balanceTitle: 'Pagar el pedido {number}',
  balanceLead: 'Quedan {amount} por pagar.',
  balancePay: 'Pagar {amount}',
  balancePayNow: 'Pagar ahora',
  balancePaidTitle: 'Este pedido está pagado',
  balancePaid: 'No queda nada por pagar.',
  balanceWithdrawn: 'La tienda lo ha retirado. Pregunta a la tienda si todavía quieres pagar.',
  balanceCancelled: 'El pedido se ha cancelado. No hay nada que pagar.',
  balanceAmountChanged: 'El importe ha cambiado. Revísalo y paga de nuevo.',
  balanceEarlierOpen:
    'No hemos podido cancelar el pago que habías empezado antes porque el servicio de pago no responde. No se ha cambiado nada. Vuelve a intentarlo dentro de un minuto.',
};
