import type { messages as en } from '../../en/pages/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  subscriptionTitle: 'Tu suscripción',
  subscriptionsTitle: 'Tus suscripciones',
  subscribedTitle: 'Gracias por suscribirte.',
  subscribedNumber: 'Suscripción confirmada: pedido {number}',
  subscriptionManage: 'Gestionar «{title}»',
  subscriptionActive: 'Activa',
  subscriptionPaused: 'En pausa: no se cobra nada.',
  subscriptionPastDue: 'Vencida: el último pago falló.',
  subscriptionCancelled: 'Cancelada: ya no se cobra nada.',
  subscriptionEnded: 'Terminada: se han hecho todos los pagos.',
  subscriptionNext: 'Próximo cobro el {date}',
  subscriptionRetry: 'No se pudieron cobrar {amount}. Lo intentaremos de nuevo el {date}.',
  subscriptionDue: 'No se pudieron cobrar {amount}.',
  subscriptionDelayGone:
    'Retrasada: ahora no está disponible. No se ha cobrado nada. Lo intentaremos de nuevo el {date}.',
  subscriptionDelayStock:
    'Retrasada: no hay existencias suficientes. No se ha cobrado nada. Lo intentaremos de nuevo el {date}.',
  subscriptionDelayAddress:
    'Retrasada: ahora no podemos entregar en tu dirección. No se ha cobrado nada. Lo intentaremos de nuevo el {date}.',
  subscriptionChangeAddress: 'Cambiar la dirección',
  subscriptionLeft: '{n, plural, one {Queda un pago} other {Quedan # pagos}}',
  subscriptionMethod: 'Se cobra en {label}',
  subscriptionNoMethod: 'No hay ningún método de pago guardado.',
  subscriptionPause: 'Pausar',
  subscriptionResume: 'Reanudar',
  subscriptionSkip: 'Saltar la próxima',
  subscriptionUnskip: 'No saltarla después de todo',
  subscriptionCancel: 'Cancelar la suscripción',
  subscriptionCancelAsk: '¿Cancelar «{title}»?',
  subscriptionCancelLoss:
    'No se te volverá a cobrar ni se enviará nada más. Lo que has pagado sigue siendo tuyo. Una suscripción cancelada no se puede reanudar: tendrías que suscribirte de nuevo, al precio de ese día.',
  subscriptionKeep: 'Conservarla',
  subscriptionPayTitle: 'Método de pago',
  subscriptionPayOther: 'Pagar con otro método',
  subscriptionPayAhead:
    'Para usar otro método de pago, paga ahora el próximo periodo con él. Los siguientes se cobrarán también en él.',
  subscriptionUse: 'Usar este método',
  subscriptionMethodExpires: 'Válida hasta {month}',
  subscriptionMethodExpired:
    'Esta tarjeta era válida hasta {month}. Guarda otra para que tu suscripción continúe.',
  subscriptionSetUpHint:
    'Puedes cambiarlo sin pagar ahora. Los próximos pagos se cobrarán en el que guardes.',
  subscriptionSetUp: 'Cambiar el método de pago',
  subscriptionSetUpUnknown:
    'El servicio de pago aún no ha respondido. Si tu tarjeta se guardó, se usará en cuanto responda. Hasta entonces no cambia nada.',
  subscriptionSetUpLeft: 'No se guardó ninguna tarjeta. Tu suscripción se cobra como antes.',
  subscriptionSetUpRefused: 'La tarjeta no se guardó. Tu suscripción se cobra como antes.',
  subscriptionSetUpRefusedFor: 'La tarjeta no se guardó: {reason}. Tu suscripción se cobra como antes.',
  subscriptionAddress: 'Dirección de entrega',
  subscriptionAddressSave: 'Guardar la dirección',
  subscriptionOrders: 'Pedidos',
  subscriptionDonePause: 'Tu suscripción está en pausa.',
  subscriptionDoneResume: 'Tu suscripción continúa.',
  subscriptionDoneSkip: 'La próxima se salta.',
  subscriptionDoneUnskip: 'La que iba a saltarse llegará.',
  subscriptionDoneCancel: 'Tu suscripción se ha cancelado.',
  subscriptionDoneMethod: 'Se ha cambiado el método de pago.',
  subscriptionDoneAddress: 'Se ha cambiado la dirección.',
};
