import { phrase } from '@vitrine/core/messages/phrase.ts';
import { websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { hasActed } from '../../audit/index.ts';
import { changeSettings } from '../../tenancy/index.ts';
import type { Writing } from './writing.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The source's language becomes the website's if no person and no import has set one yet (rule IMPORT-61). */
export async function takeLanguage({ context, model, notes }: Writing): Promise<void> {
  const { database, website } = context;
  const current = website.settings.language;
  if (model.site.language === '' || current !== websiteSettingsSchema.shape.language.parse(undefined)) return;
  const wasSet = { act: 'website.settingsChanged', fact: 'settings', value: 'language' };
  if (await hasActed(database, website.id, wasSet)) return;
  const language = plainLanguage(model.site.language);
  if (language === null) {
    notes.warn(
      phrase('imports.languageSubject'),
      phrase('imports.languageUnknown', { language: model.site.language, current }),
    );
    return;
  }
  const changed = await changeSettings(context, { settings: { language } });
  if (changed.ok && language !== current) {
    notes.warn(
      phrase('imports.languageSubject'),
      phrase('imports.languageTaken', { language: phrase(`languages.${language}`) }),
    );
  }
}

/** The shortest tag of the same language: `de-DE-formal` is `de`, `en-GB` stays. Null for none. */
export function plainLanguage(text: string): string | null {
  try {
    const { language, script, region } = new Intl.Locale(text.trim().replaceAll('_', '-'));
    const plain = new Intl.Locale(language, {
      ...(script === undefined ? {} : { script }),
      ...(region === undefined ? {} : { region }),
    }).minimize();
    return names.of(plain.language) === undefined || plain.language === 'und' ? null : plain.toString();
  } catch {
    return null;
  }
}
