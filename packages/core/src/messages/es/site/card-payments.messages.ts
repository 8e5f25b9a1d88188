/** Payment by card. */
export const messages = {
  cardPayments: {
    name: 'Tarjeta',
    hint: 'Visa, Mastercard y otras tarjetas, Apple Pay o Google Pay.',
    title: 'Pagar con tarjeta',
    pay: 'Pagar {amount}',
    paying: 'Pagando…',
    confirm: 'Confirmar con tu banco',
    back: 'Volver a la caja',
    needsScript:
      'Para pagar con tarjeta hace falta JavaScript, que está desactivado en tu navegador. Actívalo y recarga esta página, o vuelve a la caja y elige otra forma de pago. Tu carrito se conserva.',
    unloaded:
      'No se han podido cargar los campos de la tarjeta. Comprueba tu conexión y recarga esta página, o vuelve a la caja y elige otra forma de pago.',
    failed: 'El pago no ha funcionado. No se ha cobrado nada. Revisa tus datos o usa otra tarjeta.',
    secure: 'Los datos de tu tarjeta van directamente al servicio de pago Stripe y nunca a esta tienda.',
    tooSmall: 'Los pagos con tarjeta empiezan en {least}. Elige otra forma de pago.',
    saveTitle: 'Guardar una tarjeta',
    saveFact:
      'A partir de ahora, tu suscripción se cobrará en esta tarjeta. Solo se cobra de inmediato lo que ya está pendiente.',
    save: 'Guardar tarjeta',
    saving: 'Guardando…',
    saveFailed: 'No se pudo guardar la tarjeta. No se cambió nada. Comprueba tus datos o usa otra tarjeta.',
    saveBack: 'Volver sin guardar',
    saveNeedsScript:
      'Para guardar una tarjeta hace falta JavaScript, que está desactivado en tu navegador. Actívalo y recarga esta página, o vuelve atrás. No se cambió nada.',
    saveUnloaded:
      'No se pudieron cargar los campos de la tarjeta. Comprueba tu conexión y recarga esta página, o vuelve atrás. No se cambió nada.',
  },
} as const;
