import { createHash } from 'node:crypto';
import { joinSources } from '@vitrine/core/blocks/page-sources.ts';
import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { FastifyReply } from 'fastify';
import { send } from '../../../../http/send.ts';
import type { BillingDetails } from './stripe-billing.ts';
import { stripeHosts, stripeScript } from './stripe-hosts.ts';
import { firstScript, pageScript } from './stripe-page-script.ts';
import type { StripeSettings } from './stripe-settings.ts';

const style = `
:root{color-scheme:light dark;--ink:#1d1d1f;--soft:#5b5b61;--paper:#fff;--ground:#f4f4f2;--edge:#8a8a90;--main:#1d1d1f;--on-main:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#f3f3f1;--soft:#b9b9bf;--paper:#1f1f22;--ground:#141416;--edge:#84848b;--main:#f3f3f1;--on-main:#1d1d1f;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;justify-items:center;align-content:start;padding:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{width:100%;max-width:30rem;min-height:100vh;padding:1.5rem 1.25rem 2.5rem;background:var(--paper)}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;margin-bottom:1.5rem}
header p{margin:0;color:var(--soft)}
header strong{font-size:1.5rem;font-variant-numeric:tabular-nums}
h1{flex-basis:100%;font-size:1.5rem;line-height:1.2;margin:0}
#element{min-height:14rem}
button{width:100%;min-height:3rem;margin-top:1.25rem;padding:.75rem 1rem;font:inherit;font-weight:600;border:0;border-radius:8px;background:var(--main);color:var(--on-main);cursor:pointer}
button:disabled{opacity:.6;cursor:progress}
a{color:inherit;display:inline-block;padding:.75rem 0}
button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
[role=alert]{margin:1rem 0 0;color:var(--bad);font-weight:600}
[role=alert]:empty,[hidden]{display:none}
.soft{color:var(--soft);font-size:.9rem;margin:1rem 0 0}
@media (min-width:34rem){body{padding:4vh 1rem}main{min-height:0;padding:2rem 2.25rem;border-radius:14px}}`.trim();

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const { script, frame, connect, image } = joinSources([stripeHosts]);
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(firstScript)} ${hashOf(pageScript)} ${script.join(' ')}`,
  `style-src ${hashOf(style)}`,
  `frame-src ${frame.join(' ')}`,
  `connect-src ${connect.join(' ')}`,
  `img-src ${image.join(' ')}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the page is for: a payment, or a card that is saved without one. */
export interface StripePageFacts {
  readonly website: Website;
  readonly settings: StripeSettings;
  readonly clientSecret: string;
  readonly isSetup: boolean;
  /** Only the bank’s question is open; the card is known. */
  readonly isAsked: boolean;
  /** What the buyer typed at the checkout; null to ask for what Stripe needs. */
  readonly billing: BillingDetails | null;
  readonly returnTo: string;
  readonly back: string;
  readonly words: {
    readonly title: string;
    /** The amount, or what happens with the card. */
    readonly fact: string;
    readonly action: string;
    readonly waiting: string;
    readonly failed: string;
    readonly back: string;
    readonly needsScript: string;
    readonly unloaded: string;
  };
}

/** Our page for cards: the card fields in it are frames of Stripe’s, so that no card data reaches us (rule STRIPE-2). */
export function sendStripePage(reply: FastifyReply, facts: StripePageFacts): FastifyReply {
  const { website, settings, clientSecret, isAsked, isSetup, billing, returnTo, back, words } = facts;
  const { language } = website.settings;
  const { secure } = wordsIn(language).cardPayments;
  const data = {
    key: settings.publishableKey,
    clientSecret,
    language,
    returnTo,
    hasWallets: settings.hasWallets,
    isAsked,
    isSetup,
    billing,
    words: { failed: words.failed, unloaded: words.unloaded, paying: words.waiting },
  };
  const fact = isSetup ? `<p>${escapeHtml(words.fact)}</p>` : `<strong>${escapeHtml(words.fact)}</strong>`;
  return send(reply, {
    contentType: 'text/html; charset=utf-8',
    language,
    policy,
    also: {
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
      'Permissions-Policy': 'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
    body: `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(`${words.title} — ${website.title}`)}</title><style>${style}</style></head><body><main><header><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(website.title)}</p>${fact}</header><p role="alert" id="no-script">${escapeHtml(words.needsScript)}</p><script>${firstScript}</script><form hidden data-stripe="${escapeHtml(JSON.stringify(data))}"><div id="element"${isAsked ? ' hidden' : ''}></div><button disabled>${escapeHtml(words.action)}</button><p class="soft">${escapeHtml(secure)}</p></form><p role="alert" id="problem"></p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></main><script src="${stripeScript}"></script><script>${pageScript}</script></body></html>`,
  });
}
