import { languageAmong } from '@vitrine/core/messages/speak.ts';
import { refusalLanguages } from '@vitrine/core/messages/word-refusal.ts';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the called route is for visitors of a website. */
    isForVisitors?: boolean;
  }
}

/**
 * The language of the person who reads an answer: visitors read the website's language, accounts that of their
 * studio or browser, programs that request none English (rule ERROR-4).
 */
export function readerLanguage(request: FastifyRequest): string {
  const isForVisitors = request.routeOptions.config?.isForVisitors === true || wantsPage(request);
  return isForVisitors ? languageOfWebsite(request) : languageAsked(request.headers);
}

/** The language of the requested website; the platform uses English. */
export function languageOfWebsite({ scope }: FastifyRequest): string {
  return scope?.kind === 'website' ? scope.website.settings.language : 'en';
}

export function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The first requested language, by weight, that the messages for accounts exist in. */
export function languageAsked({ 'accept-language': header }: Headers): string {
  const asked = String(header ?? '')
    .slice(0, 200)
    .split(',')
    .map(part => {
      const [tag = '', ...more] = part.trim().split(';');
      const weight = more.find(one => one.trim().startsWith('q='))?.trim();
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of asked) {
    const language = languageAmong(refusalLanguages, tag);
    if (language !== null) return language;
  }
  return 'en';
}
