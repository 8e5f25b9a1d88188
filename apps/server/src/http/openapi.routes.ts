import { createHash } from 'node:crypto';
import type { Call } from '@vitrine/core/calls/define-call.ts';
import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.ts';
import { send } from './send.ts';

const style =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1d1d1f;background:#fff}h2{margin-top:2.5rem;text-transform:capitalize}details{border-top:1px solid #ddd;padding:.6rem 0}summary{cursor:pointer}code,pre{font:.9em ui-monospace,monospace}pre{overflow:auto;padding:1rem;background:#f5f5f4}b{display:inline-block;min-width:4.5rem}small{color:#595959}@media (prefers-color-scheme:dark){body{color:#f5f5f4;background:#1c1b1a}pre{background:#2a2826}small{color:#b3b0ac}details{border-color:#444}}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * `/api/openapi.json` for programs and `/api/` for people, without any external files. Generated on the first
 * request: it would take most of the start-up time.
 */
export function registerApiReference(app: FastifyInstance, calls: readonly Call[]): void {
  let written: { readonly document: string; readonly page: string } | null = null;
  const reference = () => {
    if (written === null) {
      const description = openApiOf(calls);
      written = { document: JSON.stringify(description, null, 2), page: pageOf(calls, description) };
    }
    return written;
  };
  app.get('/api/openapi.json', async (_, reply) =>
    send(reply, {
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
      body: reference().document,
    }),
  );
  app.get('/api/', async (_, reply) =>
    send(reply, { contentType: 'text/html; charset=utf-8', policy, body: reference().page }),
  );
}

function pageOf(calls: readonly Call[], { paths }: ReturnType<typeof openApiOf>): string {
  const nouns = new Map<string, Call[]>();
  for (const call of calls) {
    const [noun = ''] = call.name.split('.');
    nouns.set(noun, [...(nouns.get(noun) ?? []), call]);
  }
  const chapters = [...nouns].map(
    ([noun, own]) => `<h2 id="${noun}">${noun}</h2>${own.map(call => entryOf(call, paths)).join('')}`,
  );
  const contents = [...nouns.keys()].map(noun => `<a href="#${noun}">${noun}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Calls of Vitrine</title><style>${style}</style></head><body><h1>Calls</h1><p>The same for programs: <a href="/api/openapi.json">openapi.json</a></p><nav aria-label="Nouns">${contents}</nav>${chapters.join('')}</body></html>`;
}

function entryOf(call: Call, paths: unknown): string {
  const path = call.path.replace(/:(\w+)/g, '{$1}');
  const operation = (paths as Record<string, Record<string, unknown>>)[path]?.[call.method.toLowerCase()];
  const { parameters, requestBody, responses } = (operation ?? {}) as Record<string, unknown>;
  const detail = escapeHtml(JSON.stringify({ parameters, requestBody, responses }, null, 2));
  return `<details id="${call.name}"><summary><b>${call.method}</b> <code>${escapeHtml(path)}</code><br><small>${escapeHtml(call.summary)}</small></summary><p>On: ${call.scope}. Needs: ${call.access}.</p><pre tabindex="0">${detail}</pre></details>`;
}
