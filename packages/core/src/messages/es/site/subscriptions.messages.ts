import type { messages as en } from '../../en/site/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  plans: {
    renewsWeeks: '{n, plural, one {se renueva cada semana} other {se renueva cada # semanas}}',
    renewsMonths: '{n, plural, one {se renueva cada mes} other {se renueva cada # meses}}',
    renewsYears: '{n, plural, one {se renueva cada año} other {se renueva cada # años}}',
    forPayments: '{renews}, {payments, plural, one {un pago} other {# pagos}} en total',
    everyWeeks: '{n, plural, one {cada semana} other {cada # semanas}}',
    everyMonths: '{n, plural, one {cada mes} other {cada # meses}}',
    everyYears: '{n, plural, one {cada año} other {cada # años}}',
    forSpan: '{every} durante {span}',
    weeks: '{n, plural, one {# semana} other {# semanas}}',
    months: '{n, plural, one {# mes} other {# meses}}',
    years: '{n, plural, one {# año} other {# años}}',
  },
  subscriptions: {
    noMethod:
      'Esta tienda aún no puede cobrar suscripciones. Quita la suscripción o ponte en contacto con la tienda.',
    firstPayment:
      'Una suscripción empieza con un pago y no hay nada que pagar. Quita un descuento para tramitar el pedido.',
    consent:
      'Acepto que {shop} haga cargos en mi método de pago sin volver a preguntar hasta que cancele: {charges}. Se añaden los gastos de envío y los impuestos de ese día. Puedo cancelar en cualquier momento en la página que enlazan todos los correos sobre la suscripción.',
    charge: '{title}: {price} {every}',
    consentMissing: 'Acepta los pagos periódicos. Sin ello no podemos iniciar tu suscripción.',
    consentChanged: 'Los pagos periódicos han cambiado desde que los aceptaste. Léelos y acéptalos de nuevo.',
    agreed: 'Has aceptado estos pagos periódicos:',
    manage: 'Cambiar, pausar o cancelar «{title}»: {address}',
    forbiddenMove: 'No se puede hacer mientras la suscripción está {state}.',
    nothingDue: 'No hay nada pendiente de esta suscripción.',
    notSkipped: 'En esta suscripción ya no hay ningún salto que deshacer.',
    beingPaid: 'Hay un pago de esta suscripción en curso. Espera a que termine.',
    outOfStock: 'No hay existencias suficientes para renovar esta suscripción.',
    otherMethod: 'Este método de pago no admite cargos posteriores. Elige otro.',
  },
  subscriptionStates: {
    active: 'activa',
    paused: 'en pausa',
    pastDue: 'vencida',
    cancelled: 'cancelada',
    ended: 'terminada',
  },
  subscriptionMails: {
    rhythm: '«{title}» {renews}.',
    upcomingSubject: 'Tu suscripción en {shop} se renueva el {date}',
    upcomingIntro:
      'El {date} cobraremos {amount} por «{title}». Si no lo quieres, páusala, sáltala o cancélala antes.',
    failedSubject: 'Tu pago a {shop} ha fallado',
    failedIntro:
      'No hemos podido cobrar {amount} por tu suscripción «{title}». Lo intentaremos de nuevo el {date}. Revisa tu método de pago o paga con otro.',
    pastDueSubject: 'Tu suscripción en {shop} está vencida',
    pastDueIntro:
      'No hemos podido cobrar {amount} por tu suscripción «{title}» y no volveremos a intentarlo. Paga con otro método para continuarla.',
    cancelledSubject: 'Tu suscripción en {shop} se ha cancelado',
    cancelledIntro: 'Tu suscripción «{title}» se ha cancelado. No se te cobrará más por ella.',
    endedSubject: 'Tu suscripción en {shop} ha terminado',
    endedIntro: 'Se han hecho todos los pagos de tu suscripción «{title}». No se te cobrará más por ella.',
    linkSubject: 'Tu suscripción en {shop}',
    linkIntro:
      'Esta es la página de tu suscripción «{title}». Allí puedes cambiar la dirección de entrega y el método de pago, pausarla, saltar la próxima vez o cancelarla.',
    shortSubject: 'Una renovación espera: «{title}» está agotado',
    shortIntro:
      'La suscripción de {buyer} a «{title}» toca ahora, pero no hay existencias suficientes. No se ha cobrado nada. Se intenta de nuevo cada día.',
    delayedSubject: 'Tu renovación en {shop} se retrasa',
    delayedGone:
      'Toca renovar tu suscripción «{title}», pero ahora no está disponible. Tu entrega se retrasa. No se ha cobrado nada.',
    delayedStock:
      'Toca renovar tu suscripción «{title}», pero no hay existencias suficientes. Tu entrega se retrasa. No se ha cobrado nada.',
    delayedAddress:
      'Toca renovar tu suscripción «{title}», pero ahora no podemos entregar en tu dirección. Tu entrega se retrasa. No se ha cobrado nada. Si te sirve otra dirección del mismo país, cámbiala.',
    delayedRetry: 'Lo intentamos de nuevo cada día. Puedes pausarla, saltarla o cancelarla cuando quieras.',
    addressButton: 'Cambiar la dirección',
    goneSubject: 'Una renovación espera: «{title}» ya no existe',
    goneIntro:
      'La suscripción de {buyer} a «{title}» toca ahora, pero el producto ya no existe. No se ha cobrado nada, y el cliente sabe que se retrasa. Se intenta de nuevo cada día: vuelve a ofrecer el producto o cancela la suscripción.',
    notDeliveredSubject: 'Una renovación espera: «{title}» no se puede entregar',
    notDeliveredIntro:
      'La suscripción de {buyer} a «{title}» toca ahora, pero no hay envíos a su dirección. No se ha cobrado nada, y el cliente sabe que se retrasa. Se intenta de nuevo cada día: revisa tus zonas de envío, cambia la dirección o cancela la suscripción.',
    manageButton: 'Gestionar la suscripción',
    openButton: 'Abrir la suscripción',
  },
};
