/** Wallets that pay on the cart and at the top of the checkout. */
export const messages = {
  express: {
    title: 'Pago exprés',
    or: 'o',
    placing: 'Realizando tu pedido…',
    failed:
      'No se pudo realizar tu pedido y no se ha cobrado nada. Comprueba tu conexión e inténtalo de nuevo.',
    gone: 'El pago exprés ya no es posible para este carrito. No se ha cobrado nada. Revisa tu pedido y paga de otra forma.',
    later: 'Depende de tu dirección',
  },
} as const;
