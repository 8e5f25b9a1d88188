/** Textos de las etiquetas de envío. */
export const messages = {
  labels: {
    address: 'Etiqueta de dirección para imprimir',
    from: 'De',
    to: 'Para',
    order: 'Pedido {number}',
    parcel: 'Paquete {at} de {count}',
    weight: 'Peso: {weight}',
    weightOfAll: 'Peso de todos los paquetes: {weight}',
    test: 'Prueba: no enviar',
  },
} as const;
