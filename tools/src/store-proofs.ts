import type { Rule } from './rules.ts';

/** What always holds in the store, and the rules whose tests prove it. */
export const storeProofs: readonly { readonly holds: string; readonly rules: readonly string[] }[] = [
  {
    holds: 'One cart makes one order and one capture, whatever is repeated',
    rules: ['CHECKOUT-7', 'CHECKOUT-15'],
  },
  {
    holds: 'The idempotency key belongs to the attempt; a retry gets the first answer',
    rules: ['CHECKOUT-6', 'CHECKOUT-14'],
  },
  {
    holds: 'A payment taken always ends as an order, or is given back by itself',
    rules: ['CHECKOUT-9', 'CHECKOUT-12', 'PAYMENT-4', 'PAYMENT-19'],
  },
  { holds: 'A refused or abandoned challenge never confirms', rules: ['PAYMENT-1', 'CHECKOUT-9'] },
  {
    holds: 'Webhooks are genuine, fresh, and processed once',
    rules: ['PAYMENT-2', 'PAYMENT-3', 'PAYMENT-7'],
  },
  { holds: 'Never oversold', rules: ['STOCK-6', 'CHECKOUT-14'] },
  {
    holds: 'No request waits for ever: for what another reads, for a lock, or for a connection',
    rules: ['PUBLISH-17', 'CHECKOUT-40', 'DATABASE-10', 'DATABASE-12'],
  },
  { holds: 'A reservation lives as long as it says', rules: ['STOCK-4', 'STOCK-7'] },
  { holds: 'Paid but out of stock is held, and restocks nothing', rules: ['CHECKOUT-11', 'STOCK-11'] },
  {
    holds: 'Limits of discounts and balances of cards are atomic',
    rules: ['DISCOUNT-5', 'GIFTCARD-1', 'GIFTCARD-5'],
  },
  {
    holds: 'Money is integer minor units; lines add up to the total',
    rules: ['MONEY-1', 'MONEY-5', 'TAX-4', 'CART-2', 'CART-4', 'CART-6', 'CART-24'],
  },
  {
    holds: 'Refunds stay within what was captured and bought, and are restocked once',
    rules: ['PAYMENT-12', 'ORDER-16', 'ORDER-17', 'STOCK-18'],
  },
  {
    holds: 'Refunds of an order add up to its own items, shipping and tax',
    rules: ['ORDER-21'],
  },
  {
    holds:
      'Killed or unanswered at any step of paying, refunding or ending a payment, nothing is left half done',
    rules: ['PAYMENT-19', 'ORDER-18', 'PAYMENT-33'],
  },
  { holds: 'An order keeps what was bought as it was', rules: ['ORDER-4'] },
  {
    holds: 'States move only through a table of transitions',
    rules: ['ORDER-1', 'ORDER-31', 'PAYMENT-1', 'SUBSCRIPTION-5'],
  },
  { holds: 'Saleable is on hand less reserved', rules: ['STOCK-1', 'STOCK-2', 'STOCK-3'] },
  {
    holds: 'Prices, discounts, tax and shipping come from the server alone',
    rules: ['CHECKOUT-1', 'CHECKOUT-4'],
  },
  {
    holds: 'A renewal is charged once a period, and a stopped subscription never',
    rules: ['SUBSCRIPTION-7', 'SUBSCRIPTION-9', 'SUBSCRIPTION-10'],
  },
  { holds: 'Every total explains itself, cent by cent', rules: ['CART-7', 'ORDER-8'] },
  { holds: 'The books balance after any sequence', rules: ['LEDGER-2', 'LEDGER-6'] },
];

/** A run of one test. */
export interface ProofRun {
  readonly title: string;
  readonly isPassed: boolean;
}

const runnable = /\.(?:integration|test)\.tsx?$/;

/** The test files that prove any of it without a browser, each once. */
export function filesOfProofs(rules: readonly Rule[]): string[] {
  const named = new Set(storeProofs.flatMap(proof => proof.rules));
  return [...new Set(rules.filter(({ id }) => named.has(id)).flatMap(({ tests }) => tests))].filter(path =>
    runnable.test(path),
  );
}

/** A row for each claim: how many of its tests ran, how often, and how often one failed. */
export function proofTable(
  runs: readonly ProofRun[],
  rulesIn: (title: string) => readonly string[],
): { readonly text: string; readonly isProved: boolean } {
  const rows = storeProofs.map(({ holds, rules }) => {
    const own = runs.filter(({ title }) => rulesIn(title).some(id => rules.includes(id)));
    const tests = new Set(own.map(({ title }) => title)).size;
    return { holds, rules, tests, runs: own.length, failed: own.filter(({ isPassed }) => !isPassed).length };
  });
  const lines = rows.map(
    row => `| ${row.holds} | ${row.rules.join(', ')} | ${row.tests} | ${row.runs} | ${row.failed} |`,
  );
  return {
    text: ['| what holds | rules | tests | runs | failed |', '|---|---|---|---|---|', ...lines].join('\n'),
    isProved: rows.every(({ tests, failed }) => tests > 0 && failed === 0),
  };
}
