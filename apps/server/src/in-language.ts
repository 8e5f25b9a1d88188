import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from './context.ts';

/** A context that speaks another language than the website, such as that of a buyer; empty changes nothing (decision 56). */
export function inLanguage(context: Context, language: string): Context {
  if (language === '') return context;
  return speaking(context, context.website, language);
}

/** For what its staff read, whatever language the context speaks. */
export function inOwnLanguage(context: Context): Context {
  return speaking(context, context.website, context.ownLanguage ?? context.website.settings.language);
}

function speaking(context: Context, website: Website, language: string): Context {
  const { language: spoken } = website.settings;
  if (language === spoken) return context;
  return {
    ...context,
    ownLanguage: context.ownLanguage ?? spoken,
    website: { ...website, settings: { ...website.settings, language } },
  };
}
