import { createHash } from 'node:crypto';
import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { FastifyReply } from 'fastify';
import { send } from './send.ts';

const titles: Readonly<Record<number, 'forbidden' | 'notFound' | 'tooMany' | 'unavailable'>> = {
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
  503: 'unavailable',
};

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.05rem/1.6 system-ui,sans-serif;color:#1d1d1f;background:#fafaf9}main{max-width:34rem}h1{font-size:1.6rem;line-height:1.2}p{margin:.75rem 0}small{color:#595959}a{color:inherit}@media (prefers-color-scheme:dark){body{color:#f5f5f4;background:#1c1b1a}small{color:#b3b0ac}}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface PlainPage {
  readonly status: number;
  readonly message: string;
  /** The page’s title; derived from the status if left out. */
  readonly title?: string;
  readonly language?: string;
  /** For people who read the log. */
  readonly key?: string;
  readonly link?: { readonly address: string; readonly label: string };
}

/** A page without other files, for cases before any website can answer. */
export function plainPage(
  reply: FastifyReply,
  { status, message, key, link, language = 'en', ...page }: PlainPage,
): FastifyReply {
  const { plainPages: words } = wordsIn(language);
  const title = page.title ?? words[titles[status] ?? 'failed'];
  const rest = [
    ...(link ? [`<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...(key ? [`<p><small>${escapeHtml(words.operatorKey({ key }))}</small></p>`] : []),
  ].join('');
  return send(reply, {
    status,
    contentType: 'text/html; charset=utf-8',
    language,
    policy,
    body: `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>${rest}</main></body></html>`,
  });
}
