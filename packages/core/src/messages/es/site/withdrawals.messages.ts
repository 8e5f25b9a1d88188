export const messages = {
  withdrawals: {
    receiptSubject: 'Hemos recibido tu desistimiento',
    receiptIntro:
      '{shop} ha recibido esta declaración de desistimiento. Guarda este correo como justificante.',
    receiptContent: '{name} ({email}) desiste del contrato del pedido {number}: {items}.',
    receivedAt: 'Recibida el {at}.',
    whole: 'todo el pedido',
    noticeSubject: 'Desistimiento del pedido {number}',
    noticeMatch: 'El pedido existe con esta dirección de correo.',
    noticeNoMatch:
      'No hay ningún pedido con este número y esta dirección de correo. Compruébalo antes de responder.',
    noticeUntil:
      'El plazo de desistimiento de 14 días termina el {date}, contado desde el último envío o, si no lo hay, desde el pedido.',
  },
} as const;
