/** Texts about documents on the page of an order. */
export const messages = {
  documentsTitle: 'Invoices',
} as const;
