/** Textos sobre productos que se fabrican por encargo. */
export const messages = {
  madeToOrder: {
    days: '{n, plural, one {# día} other {# días}}',
    dayRange: '{from}–{to} {to, plural, one {día} other {días}}',
    weeks: '{n, plural, one {# semana} other {# semanas}}',
    weekRange: '{from}–{to} {to, plural, one {semana} other {semanas}}',
    ships: 'Se hace por encargo. Se envía en {time}.',
    inStock: 'En existencias. Una cantidad mayor se hace por encargo y se envía en {time}.',
    toSpecification: 'Hecho según tus indicaciones: no hay derecho de desistimiento.',
    made: 'Hecho por encargo en {time}.',
    shipsBy: 'Envío previsto a más tardar el {date}.',
    dispatch: 'Está previsto que tu pedido se envíe en {time}.',
    later: 'Tu pedido se enviaría ahora en {time}. Revísalo y vuelve a hacer el pedido.',
  },
} as const;
