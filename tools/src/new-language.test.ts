import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from './copied-repository.fixture.ts';
import { loadModules } from './load-modules.ts';

const folder = testFolder('new-language');
/** What knows messages, and the settings that offer languages. */
beforeEach(() => folder.copy('packages/core', 'apps/studio/src/settings'));

const messages = () => folder.at('packages/core/src/messages');

it('MESSAGES-5: a language is one folder; the settings offer it and pages speak it, touching nothing else', async () => {
  mkdirSync(join(messages(), 'sv'));
  for (const name of ['site', 'pages', 'widgets']) {
    const german = readFileSync(join(messages(), 'de', `${name}.messages.ts`), 'utf8');
    const swedish = german.replaceAll("'Warenkorb'", "'Varukorg'").replaceAll("'Ausverkauft'", "'Slutsåld'");
    writeFileSync(join(messages(), 'sv', `${name}.messages.ts`), swedish);
  }
  const { messagesFor, catalogueOf, languageChoices, speaksEnglishInstead } = await load();
  expect(messagesFor('sv-SE').cart).toBe('Varukorg');
  expect(catalogueOf('sv').soldOut).toBe('Slutsåld');
  const offered = languageChoices('sv');
  expect(offered).toHaveLength(8);
  expect(offered).toContainEqual({ value: 'sv', label: 'Svenska' });
  expect(speaksEnglishInstead('sv-SE')).toBe(false);
});

it('MESSAGES-5: a folder that lacks a catalogue is not offered', async () => {
  mkdirSync(join(messages(), 'sv'));
  cpSync(join(messages(), 'de/pages.messages.ts'), join(messages(), 'sv/pages.messages.ts'));
  const { languageChoices, speaksEnglishInstead } = await load();
  expect(languageChoices('en')).toHaveLength(7);
  expect(speaksEnglishInstead('sv')).toBe(true);
});

interface Loaded {
  messagesFor(tag: string): { readonly cart: string };
  catalogueOf(tag: string): { readonly soldOut: string };
  languageChoices(stored: string): readonly { readonly value: string; readonly label: string }[];
  speaksEnglishInstead(tag: string): boolean;
}

function load(): Promise<Loaded> {
  const paths = [
    'packages/core/src/messages/page-messages.ts',
    'packages/core/src/messages/widget-messages.ts',
    'apps/studio/src/settings/language-choices.ts',
  ];
  return loadModules(folder.root(), paths, modules =>
    Object.assign({}, ...modules.map(({ exports }) => exports)),
  );
}
