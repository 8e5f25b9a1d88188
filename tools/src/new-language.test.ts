import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from './copied-repository.fixture.ts';
import { loadModules } from './load-modules.ts';

const folder = testFolder('new-language');
/** Files that use messages, and the settings that offer languages. */
beforeEach(() => folder.copy('packages/core', 'packages/controls', 'apps/studio/src/settings'));

const messages = () => folder.at('packages/core/src/messages');
function replace(file: string, [from, to]: readonly [string, string]): void {
  const path = join(messages(), 'sv', file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}

it('MESSAGES-5: a language is one folder; the settings offer it and pages use it, without other changes', async () => {
  for (const part of ['site', 'pages', 'widgets.messages.ts'])
    cpSync(join(messages(), 'de', part), join(messages(), 'sv', part), { recursive: true });
  replace('pages/store.messages.ts', ["'Warenkorb'", "'Varukorg'"]);
  replace('widgets.messages.ts', ["'Ausverkauft'", "'Slutsåld'"]);
  const { messagesFor, catalogueOf, languageChoices, speaksEnglishInstead } = await load();
  expect(messagesFor('sv-SE').cart).toBe('Varukorg');
  expect(catalogueOf('sv').soldOut).toBe('Slutsåld');
  const offered = languageChoices('sv');
  expect(offered).toHaveLength(8);
  expect(offered).toContainEqual({ value: 'sv', label: 'Svenska' });
  expect(speaksEnglishInstead('sv-SE')).toBe(false);
});

it('MESSAGES-5: a folder without one of the catalogues is not offered', async () => {
  for (const part of ['site/website.messages.ts', 'pages', 'widgets.messages.ts'])
    cpSync(join(messages(), 'de', part), join(messages(), 'sv', part), { recursive: true });
  const { languageChoices, speaksEnglishInstead } = await load();
  expect(languageChoices('en')).toHaveLength(7);
  expect(speaksEnglishInstead('sv')).toBe(true);
});

it('MESSAGES-12: a language of the studio is one folder; accounts choose it, it is loaded and used, without other changes', async () => {
  cpSync(join(messages(), 'de'), join(messages(), 'sv'), { recursive: true });
  replace('studio/frame.messages.ts', ["'Speichern'", "'Spara'"]);
  replace('studio/blocks.words.ts', ["'Galerie'", "'Galleri'"]);
  replace('refusals/accounts.messages.ts', [
    'Das aktuelle Passwort stimmt nicht.',
    'Lösenordet stämmer inte.',
  ]);
  replace('accounts.messages.ts', ["'Neues Passwort setzen'", "'Nytt lösenord'"]);
  // A loaded module exists only as long as its files can be read.
  const loaded = await load(one => one.speakStudio('sv'));
  expect([...loaded.studioLanguages]).toEqual(['en', 'de', 'sv']);
  expect(loaded.accountLanguageSchema.safeParse('sv').success).toBe(true);
  expect(loaded.accountLanguageSchema.safeParse('fi').success).toBe(false);
  expect(loaded.accountWordsIn('sv-SE').resetMail.subject).toBe('Nytt lösenord');
  const { error } = loaded.fail(loaded.accountErrors.wrongPassword);
  expect(loaded.wordRefusal(error, 'sv')).toMatch(/^Lösenordet stämmer inte\./);
  expect([loaded.translatorOf()('save'), loaded.word('Gallery'), loaded.studioLanguage()]).toEqual([
    'Spara',
    'Galleri',
    'sv',
  ]);
});

interface Loaded {
  readonly studioLanguages: ReadonlySet<string>;
  readonly accountLanguageSchema: { safeParse(value: unknown): { readonly success: boolean } };
  accountWordsIn(tag: string): { readonly resetMail: { readonly subject: string } };
  readonly accountErrors: { readonly wrongPassword: object };
  fail(error: object): { readonly error: object };
  wordRefusal(refusal: object, language: string): string;
  speakStudio(language: string): Promise<void>;
  translatorOf(): (name: string) => string;
  word(english: string): string;
  studioLanguage(): string;
  messagesFor(tag: string): { readonly cart: string };
  catalogueOf(tag: string): { readonly soldOut: string };
  languageChoices(stored: string): readonly { readonly value: string; readonly label: string }[];
  speaksEnglishInstead(tag: string): boolean;
}

function load(use: (loaded: Loaded) => Promise<void> = async () => {}): Promise<Loaded> {
  const paths = [
    'packages/core/src/messages/page-messages.ts',
    'packages/core/src/messages/widget-messages.ts',
    'packages/core/src/messages/studio-messages.ts',
    'packages/core/src/messages/account-words.ts',
    'packages/core/src/messages/word-refusal.ts',
    'packages/core/src/accounts/account-language.ts',
    'packages/core/src/accounts/accounts.errors.ts',
    'packages/core/src/errors/result.ts',
    'packages/controls/src/messages/translate.ts',
    'apps/studio/src/settings/language-choices.ts',
  ];
  return loadModules(folder.root(), paths, async modules => {
    const loaded: Loaded = Object.assign({}, ...modules.map(({ exports }) => exports));
    await use(loaded);
    return loaded;
  });
}
