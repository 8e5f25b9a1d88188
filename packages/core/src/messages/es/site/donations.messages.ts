/** Texts about donations: what owners enter, and the email to donors. */
export const messages = {
  donations: {
    mostBelowLeast: 'El importe máximo no puede ser menor que el mínimo.',
    suggestedOutside: 'Cada importe sugerido debe estar entre el mínimo y el máximo.',
    subject: 'Gracias por tu donación a {shop}',
    introUnpaid: 'Gracias por donar a «{fund}». Tu donación contará en cuanto recibamos tu pago.',
    intro: 'Gracias por tu donación a «{fund}». Este correo es tu recibo.',
  },
} as const;
