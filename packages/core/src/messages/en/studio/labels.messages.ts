/** Shipping labels. */
export const messages = {
  'labels.title': 'Shipping labels',
  'labels.hint':
    'What is printed for a parcel from an order or from the list of orders. Printing marks nothing as sent.',
  'labels.strategy': 'Label',
  'labels.format': 'Paper',
  'labels.format.a6': 'A6, one label a page',
  'labels.format.a4': 'A4, four labels a page',
  'labels.printOne': 'Print label',
  'labels.parcels': 'Parcels',
  'labels.badParcels': 'Enter a number from 1 to {most}.',
  'labels.printMany': 'Labels',
} as const;
