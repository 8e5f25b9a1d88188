import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Payment {
  outcome: string | null;
  amount: number;
  returnTo?: string;
  /** The number of captures. */
  captures: number;
}

/** A payment service on its own loopback port: its requests, its page, its window, its script. */
export interface PaymentHost {
  readonly origin: string;
  readonly payments: ReadonlyMap<string, Payment>;
  /** The requested addresses of its pages. */
  readonly visits: readonly string[];
  /** It sends buyers there instead of to its own pages, and its script shows a frame from there. */
  leadTo(origin: string | null): void;
  close(): Promise<void>;
}

/** In the words of the bank. */
export const declineReason = 'The account has insufficient funds.';

export async function openPaymentHost(): Promise<PaymentHost> {
  const payments = new Map<string, Payment>();
  const visits: string[] = [];
  let elsewhere: string | null = null;
  const server = createServer((request, answer) => void respond(request, answer));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin);
    const [, part = '', id = '', act] = pathname.split('/');
    const body = request.method === 'POST' ? await textOf(request) : null;
    if (part === 'payments') return replyToShop(answer, { id, act, body });
    visits.push(pathname);
    const payment = payments.get(id);
    if (pathname === '/pay.js') {
      const more =
        elsewhere === null
          ? ''
          : `document.body.append(Object.assign(document.createElement('iframe'), { src: '${elsewhere}/frames/x' }));`;
      return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script + more);
    }
    if (body !== null && payment) return choose(answer, { part, payment, body });
    const buttons = `<form method="post"><button name="choice" value="approve">Approve</button><button name="choice" value="decline">Decline</button></form>`;
    const isOver = payment?.outcome !== null;
    html(
      answer,
      `<h1>Bank</h1><p>${(payment?.amount ?? 0) / 100}</p>${part === 'frames' ? '' : isOver ? `<p>This payment has ended.</p><a href="${payment?.returnTo}">Back to the shop</a>` : buttons}`,
    );
  }

  function replyToShop(
    answer: ServerResponse,
    { id, act, body }: { id: string; act: string | undefined; body: string | null },
  ): void {
    if (body !== null && act === undefined && !payments.has(id))
      payments.set(id, { outcome: null, captures: 0, ...JSON.parse(body) });
    const payment = payments.get(id);
    if (payment && act === 'cancellation' && payment.outcome !== 'captured') payment.outcome = 'voided';
    const page = `${elsewhere ?? origin}/pages/${id}`;
    answer.writeHead(200, { 'content-type': 'application/json' });
    const reason = payment?.outcome === 'declined' ? declineReason : '';
    answer.end(
      JSON.stringify({ page, outcome: payment?.outcome ?? null, reason, reference: id, kept: null }),
    );
  }

  /** The payment is captured once, however often the form is sent. */
  function choose(
    answer: ServerResponse,
    { part, payment, body }: { part: string; payment: Payment; body: string },
  ): void {
    if (payment.outcome === null) {
      payment.outcome = body === 'choice=approve' ? 'captured' : 'declined';
      if (payment.outcome === 'captured') payment.captures += 1;
    }
    if (part === 'pages') return void answer.writeHead(303, { location: payment.returnTo }).end();
    html(answer, '<script>opener.postMessage("over", "*"); close();</script>');
  }

  return {
    origin,
    payments,
    visits,
    leadTo: to => {
      elsewhere = to;
    },
    close: () => new Promise(resolve => void server.close(() => resolve()).closeAllConnections()),
  };
}

/** Opens one window however often it is clicked, and reports if it was closed without a payment. */
const script = `
const button = document.querySelector('[data-payment]');
const status = document.querySelector('[role=status]');
const origin = new URL(document.currentScript.src).origin;
const back = '/checkout/return/' + button.dataset.payment;
addEventListener('message', event => {
  if (event.origin === origin && event.data === 'over') location.href = back;
});
button.addEventListener('click', () => {
  const opened = open(origin + '/windows/' + button.dataset.payment, 'bank', 'popup,width=400,height=500');
  status.textContent = opened ? 'Pay in the window.' : 'The window was blocked.';
  const watch = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(watch);
    status.textContent = 'The window was closed.';
  }, 50);
});
`;

function html(answer: ServerResponse, body: string): void {
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  answer.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bank</title><body>${body}</body></html>`,
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
