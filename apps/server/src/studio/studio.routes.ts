import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { accountWordsIn } from '@vitrine/core/messages/account-words.ts';
import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { siteIcon, siteIconAddress } from '@vitrine/render/seo/site-icon.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { enterWithTicket, studioLanguageOf } from '../capabilities/accounts/index.ts';
import { platformAddress } from '../capabilities/tenancy/index.ts';
import type { Services } from '../context.ts';
import { cookiesOf } from '../http/cookies.ts';
import { replyNotFound } from '../http/error-replies.ts';
import { plainPage } from '../http/plain-page.ts';
import { languageAsked, wantsPage } from '../http/reader-language.ts';
import { redirectHere } from '../http/redirect.ts';
import { actorOf, websiteContext } from '../http/request-scope.ts';
import { send } from '../http/send.ts';

const entry = 'src/main.tsx';
/** Loaded once its messages are available. */
const rooms = 'src/app.tsx';
const entryLimit = { max: 60, seconds: 60 };

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.string().array().optional(),
    imports: z.string().array().optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/**
 * The studio's only page: `/config` and below on a website, every address except calls on the app domain. It also
 * answers requests that no other route handles.
 */
export function registerStudio(app: FastifyInstance, services: Services, assetsDir: string): void {
  const { configuration } = services;

  app.get('/config', (request, reply) => showOnWebsite(request, reply));
  app.get('/config/*', (request, reply) => showOnWebsite(request, reply));
  app.get<{ Querystring: { ticket?: string } }>('/config/enter', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const ticket = typeof request.query.ticket === 'string' ? request.query.ticket : '';
    const extras = { headers: request.headers, cookies: request.cookies, ...cookiesOf(services, reply) };
    const from = { address: request.ip, what: 'enter' };
    const isIn =
      ticket !== '' &&
      (await services.guards.takeFrom(services.database, from, entryLimit)) === null &&
      (await enterWithTicket(context, ticket, extras));
    const also = { 'Referrer-Policy': 'no-referrer' };
    return redirectHere(reply, isIn ? '/config' : '/config/sign-in', 303, { also });
  });

  // Browsers request it automatically, even if a page names another.
  app.get('/favicon.ico', (request, reply) => {
    if (request.scope.kind === 'unknown') return reply.callNotFound();
    if (request.scope.kind === 'website') return redirectHere(reply, siteIconAddress, 302);
    return send(reply, {
      contentType: 'image/svg+xml',
      cacheControl: 'public, max-age=86400',
      body: siteIcon('Vitrine', defaultSiteStyles),
    });
  });

  app.setNotFoundHandler((request, reply) => {
    const isPageRequest =
      request.method === 'GET' && wantsPage(request) && !request.url.startsWith('/_assets/');
    if (request.scope.kind === 'platform' && isPageRequest) return show(request, reply);
    if (request.scope.kind === 'unknown' && isPageRequest) {
      const language = languageAsked(request.headers);
      const words = accountWordsIn(language).pages;
      return plainPage(reply, {
        status: 404,
        message: words.noWebsite({ host: request.host }),
        language,
        link: { address: platformAddress(configuration), label: words.toPlatform },
      });
    }
    return replyNotFound(request, reply);
  });

  function showOnWebsite(request: FastifyRequest, reply: FastifyReply) {
    return request.scope.kind === 'unknown' ? reply.callNotFound() : show(request, reply);
  }

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const manifest = await readManifest(assetsDir);
    const chunk = manifest?.[entry];
    if (!manifest || !chunk) {
      return plainPage(reply, {
        status: 503,
        message: 'The studio is not built yet. Run npm run build, or npm start, which does it by itself.',
      });
    }
    const language =
      (await studioLanguageOf(services, await actorOf(services, request, reply))) ??
      languageAsked(request.headers);
    const nonce = randomBytes(16).toString('base64');
    return send(reply, {
      contentType: 'text/html; charset=utf-8',
      language,
      policy: policyOf(nonce),
      body: pageOf(manifest, { file: chunk.file, nonce, language }),
      also: { 'Referrer-Policy': 'same-origin' },
    });
  }
}

/** Only the studio's own scripts; styles may also be created at run time, by code that knows the nonce (SHELL-2). */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions on the canvas are style attributes of the same markup that is published.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function pageOf(manifest: Manifest, { file, nonce, language }: StudioPage): string {
  const at = (path: string) => `/_assets/studio/${path}`;
  const words = Object.keys(manifest).filter(name => name.includes(`/messages/${language}/studio/`));
  const { css, preloads } = dependenciesOf(manifest, [entry, rooms, ...words]);
  const links = [
    ...css.map(path => `<link rel="stylesheet" href="${at(path)}">`),
    ...preloads.map(path => `<link rel="modulepreload" href="${at(path)}">`),
  ].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}"><title>Vitrine</title>${links}<script type="module" src="${at(file)}"></script></head><body><div id="root"></div><noscript>${escapeHtml(accountWordsIn(language).pages.noScript)}</noscript></body></html>`;
}

interface StudioPage {
  readonly file: string;
  readonly nonce: string;
  readonly language: string;
}

function dependenciesOf(
  manifest: Manifest,
  starts: readonly string[],
): { css: string[]; preloads: string[] } {
  const seen = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const path of chunk.css ?? []) css.add(path);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const start of starts) visit(start);
  seen.delete(entry);
  const preloads = [...new Set([...seen].flatMap(name => manifest[name]?.file ?? []))];
  return { css: [...css], preloads };
}

async function readManifest(assetsDir: string): Promise<Manifest | null> {
  const text = await readFile(join(assetsDir, 'studio', '.vite', 'manifest.json'), 'utf8').catch(() => null);
  return text === null ? null : manifestSchema.parse(JSON.parse(text));
}
