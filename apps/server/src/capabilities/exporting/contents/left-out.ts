/**
 * The rows of a website that an archive leaves out, each with its reason (rule EXPORT-3). Everything else in every
 * tenant table is included; a column that sounds like a secret is left out until one of these lists names it.
 */
export const leftOutTables: Readonly<Record<string, string>> = {
  archives: 'the list of such archives',
  balance_links: 'links to pay for orders, which only the website that signed them can open',
  bought_together: 'which products are bought together, counted again from orders',
  cart_reminders: 'emails that only the website where a cart was left may send',
  checkout_attempts: 'answers kept for a request that is sent twice; the orders are in orders',
  address_lookup_keys: 'keys of services that complete addresses, which only this platform can open',
  customers_due: 'whose numbers in the list of customers are counted again in the next minutes',
  documents_due: 'what documents are issued for in the next minute',
  edited_products: 'what was edited together, to undo it on the same website for some days',
  entry_tickets: 'one-use keys into the studio',
  forgotten_payment_methods: 'what payment services are still told to forget',
  imported_products: 'what a products file changed, to undo it on the same website for some days',
  invitations: 'one-use keys that give somebody a role',
  ledger_days: 'sums of days, counted again from the books',
  listed_orders: 'what the studio lists orders by, made again from orders and their money',
  method_setups: 'payment methods that are being saved, for a day, which only this platform can charge',
  order_parts: 'parts of words for the studio’s search, made again from orders',
  orders_to_pair: 'which orders are counted in the next minutes',
  paired_orders: 'which orders were counted, as are those of a new website',
  payment_secrets: 'keys of payment services, which only this platform can open',
  product_edits: 'which products were edited together, to undo it on the same website for some days',
  product_imports: 'which products files were imported, to undo it on the same website for some days',
  donation_sums: 'what was given to funds, added up again from donations',
  product_ratings: 'stars of products for lists, counted again from reviews',
  product_counts: 'numbers of products for lists, counted again from products',
  product_facets: 'terms of products for filters, made again from products',
  product_list_changes: 'that numbers of lists are to be counted again, as those of a new website are',
  product_list_counts: 'numbers beside filters of lists, counted again from products',
  product_parts: 'parts of words for the studio’s search, made again from products',
  product_terms: 'categories, tags and options for lists, made again from products',
  product_texts: 'words for search, made again from products',
  product_totals: 'pieces and prices for lists, made again from stock and variants',
  product_words: 'words for misspelled searches, made again from products',
  published_texts: 'words for search, made again from what is published',
  saved_payment_methods:
    'what payment services know a visitor’s way to pay by, which only this platform can charge',
  sessions: 'keys of those who are signed in',
  site_user_proofs: 'one-use keys of visitors who sign up or sign in',
  variant_prices: 'what products cost before, which a new website notes from its own beginning',
  unpublished_marks: 'which drafts were written since the last publish; in a new website all of them are',
};

const passwordHash = 'would let somebody guess the password of a page';

export const leftOutColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carts: { token_hash: 'stands for the cart of a visitor' },
  gift_cards: { sealed_code: 'the code of a card, which only this platform can open' },
  collections: { password_hash: passwordHash },
  items: { password_hash: passwordHash },
  revision_collections: { password_hash: passwordHash },
  revision_items: { password_hash: passwordHash },
  site_users: { password_hash: 'would let somebody guess the password of a visitor' },
};

/** The values of those columns after reading an archive: from `r`, a row, and `line`, the row’s JSON. */
export const restoredColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carts: { token_hash: "'none ' || md5(random()::text || r.id)" },
  ...Object.fromEntries(
    ['collections', 'items', 'revision_collections', 'revision_items'].map(table => [
      table,
      // Nobody knows the new password until its owner sets another.
      { password_hash: "CASE WHEN (line->'left_out')::jsonb ? 'password_hash' THEN given.closed END" },
    ]),
  ),
};

/** Columns whose presence must be known: without it a page behind a password would be open. */
export function toldColumns(table: string): string[] {
  return Object.entries(leftOutColumns[table] ?? {}).flatMap(([column, reason]) =>
    reason === passwordHash ? [column] : [],
  );
}

/** Rows that are left out: those that match the condition. */
export const leftOutRows: Readonly<Record<string, { readonly condition: string; readonly reason: string }>> =
  {
    outbox: { condition: 'is_secret', reason: 'mail that carries a one-use link' },
  };

/** Columns that sound like a secret but are not, and what they are. */
const plainColumns: Readonly<Record<string, string>> = {
  'collections.source_key': 'what an import calls the page',
  'comments.source_key': 'what an import calls the comment',
  'donation_funds.source_key': 'what a starter calls the fund',
  'gift_cards.code_hash': 'finds a card by its code, which is too random to be guessed from it',
  'import_choices.source_key': 'what an import calls the thing',
  'import_prints.source_key': 'what an import calls the thing',
  'import_written.source_key': 'what an import calls the thing',
  'items.source_key': 'what an import calls the entry',
  'outbox.is_secret': 'whether a mail carries a one-use link',
  'products.source_key': 'what an import calls the product',
  'revision_collections.source_key': 'what an import calls the page',
  'revision_items.source_key': 'what an import calls the entry',
};

const secretName = /hash|token|secret|password|(^|_)key/;

export interface Column {
  readonly table: string;
  readonly column: string;
}

/** Whether a column is left out of the archive: it is listed, or it sounds like a secret and no list says otherwise. */
export function isLeftOut({ table, column }: Column): boolean {
  return leftOutColumns[table]?.[column] !== undefined || isUndecided({ table, column });
}

/** Whether it sounds like a secret and no list names it. */
export function isUndecided({ table, column }: Column): boolean {
  return (
    secretName.test(column) &&
    leftOutTables[table] === undefined &&
    leftOutColumns[table]?.[column] === undefined &&
    plainColumns[`${table}.${column}`] === undefined
  );
}

/** Every column and table that the lists name, to find those that no longer exist. */
export function namedPlaces(): string[] {
  const columns = Object.entries(leftOutColumns).flatMap(([table, names]) =>
    Object.keys(names).map(column => `${table}.${column}`),
  );
  return [
    ...Object.keys(leftOutTables),
    ...Object.keys(leftOutRows),
    ...columns,
    ...Object.keys(plainColumns),
  ];
}
