import { createHash } from 'node:crypto';
import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { FastifyReply } from 'fastify';
import { send } from '../../../../http/send.ts';
import type { ServiceAct } from './act-at-service.ts';
import type { TestChoice } from './choose-outcome.ts';
import type { TestPaymentRow } from './test-gateway.store.ts';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.05rem/1.6 system-ui,sans-serif;color:#1d1d1f;background:#eef1f6}main{background:#fff;padding:2rem;border-radius:12px;max-width:28rem}h1{font-size:1.4rem;margin:0 0 .5rem}h2{font-size:1.1rem;margin:1.5rem 0 0}form{display:grid;gap:.6rem;margin-top:1.5rem}button{font:inherit;padding:.7rem 1rem;border:1px solid #6b7280;border-radius:8px;background:#fff;color:#1d1d1f;cursor:pointer}button.main{background:#1d4ed8;border-color:#1d4ed8;color:#fff}button:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}a{color:#1d4ed8}';
const styleHash = createHash('sha256').update(style).digest('base64');

const labels: Readonly<Record<TestChoice | ServiceAct, string>> = {
  approve: 'Approve',
  decline: 'Decline',
  challenge: 'Ask for a confirmation (challenge)',
  'approve-challenge': 'Confirm it is me',
  'abandon-challenge': 'Abandon the confirmation',
  'time-out': 'Say nothing (time-out)',
  'approve-later-declined': 'Approve, and decline later charges',
  'approve-later-challenged': 'Approve, and ask for a confirmation of later charges',
  'service-refund': 'Refund 5.00 here',
  'service-dispute': 'The buyer disputes the payment',
  'service-dispute-won': 'The shop wins the dispute',
  'service-dispute-lost': 'The shop loses the dispute',
  'service-capture': 'Capture it here',
  'service-release': 'Let the authorisation end',
  late: 'Approve, but tell the shop 20 minutes later',
};

const offered: Readonly<Partial<Record<TestPaymentRow['state'], readonly TestChoice[]>>> = {
  open: ['approve', 'decline', 'challenge', 'time-out', 'late'],
  challenged: ['approve-challenge', 'abandon-challenge', 'time-out'],
};

interface TestPageFacts {
  readonly row: TestPaymentRow;
  readonly shop: string;
  readonly language: string;
  /** The shop’s members see the actions they could take at the service. */
  readonly isOfShop: boolean;
}

const offeredToShop: Readonly<Partial<Record<TestPaymentRow['state'], readonly ServiceAct[]>>> = {
  authorised: ['service-capture', 'service-release'],
  captured: ['service-refund', 'service-dispute', 'service-dispute-won', 'service-dispute-lost'],
};

/** The test service's own page: it needs no JavaScript and no other files. */
export function testPage(
  reply: FastifyReply,
  { row, shop, language, isOfShop }: TestPageFacts,
): FastifyReply {
  const amount = formatMoney({ amount: Number(row.amount), currency: row.currency }, language);
  const keeping: readonly TestChoice[] =
    row.is_kept && row.state === 'open' ? ['approve-later-declined', 'approve-later-challenged'] : [];
  const choices = [...(offered[row.state] ?? []), ...keeping];
  const acts = isOfShop ? (offeredToShop[row.state] ?? []) : [];
  const title = row.state === 'challenged' ? 'Confirm your payment' : 'Test payment';
  const formOf = (names: readonly (TestChoice | ServiceAct)[]) => {
    const buttons = names
      .map(
        (name, at) =>
          `<button name="choice" value="${name}"${at === 0 ? ' class="main"' : ''}>${labels[name]}</button>`,
      )
      .join('');
    return `<form method="post" action="/payments/test/${row.payment_id}">${buttons}</form>`;
  };
  const dashboard = acts.length === 0 ? '' : `<h2>At the payment service</h2>${formOf(acts)}`;
  const rest =
    choices.length > 0
      ? formOf(choices)
      : `<p>This payment has ended. <a href="/checkout/return/${row.payment_id}">Back to the shop</a></p>${dashboard}`;
  return send(reply, {
    contentType: 'text/html; charset=utf-8',
    language: 'en',
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    also: { 'X-Robots-Tag': 'noindex' },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(shop)} asks for ${escapeHtml(amount)}. No money moves: choose how the payment ends.</p>${rest}</main></body></html>`,
  });
}
