/** Several pages of products on one website. */
export const messages = {
  shop: 'Shop',
  shops: 'Shops',
  'shops.any': 'Any shop',
  'shops.hint': 'The pages that show this product. Changes apply as soon as you save them.',
  'shops.home': 'Its address is in',
  'shops.put': 'Move to a shop',
  'shops.how': 'How',
  'shops.move': 'Move',
  'shops.add': 'Show there too',
  'shops.changed':
    '{n, plural, =0 {All of them are in “{shop}” already.} one {One product is in “{shop}” now.} other {# products are in “{shop}” now.}}',
  'shops.undone': 'The products are where they were.',
  'shops.delete': 'Delete the shop “{shop}”?',
  'shops.deleteHint':
    '{n, plural, one {It shows one product, which is not deleted.} other {It shows # products, which are not deleted.}} Those that are in another shop too stay there. Visitors see the page until you publish.',
  'shops.next': 'The others',
  'shops.nextShop': 'Show in “{shop}”',
  'shops.nextHidden': 'Hide from visitors now',
} as const;
