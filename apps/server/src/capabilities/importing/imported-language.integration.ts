/** @module-tag slow */
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImportKit, startImportKit } from './importing.fixture.ts';
import { item, wxr } from './readers/wxr.samples.ts';

let kit: ImportKit;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());

const inLanguage = (language: string) =>
  wxr(item({ title: 'Hallo' })).replace('<language>en</language>', `<language>${language}</language>`);

async function notesOf(website: Website, language: string): Promise<string[]> {
  const done = await kit.run(website, inLanguage(language));
  if (!done.ok) throw new Error(englishOf(done.error));
  return wordNotes(done.value.report.warnings, 'en')
    .filter(note => note.what === 'Language')
    .map(note => note.why);
}
const languageOf = async (website: Website) => (await kit.server.reload(website)).settings.language;

it('IMPORT-61: the first import sets its language and says so; later ones do not change it', async () => {
  const website = await kit.server.createWebsite();
  expect(await notesOf(website, 'de-DE')).toEqual([
    'The website is now in German, as its source was. You can change this in the settings.',
  ]);
  expect(await languageOf(website)).toBe('de');
  expect(await notesOf(website, 'fr-FR')).toEqual([]);
  expect(await languageOf(website)).toBe('de');
  const visitor = kit.server.client(website);
  expect((await visitor.get('/')).text).toContain('<html lang="de"');
});

it('IMPORT-61: a language that the owner chose stays, even if it is the initial one', async () => {
  const website = await kit.server.createWebsite();
  const admin = await kit.server.signIn(website);
  expect((await admin.patch('/api/website/settings', { settings: { language: 'en' } })).status).toBe(200);
  expect(await notesOf(website, 'de-DE')).toEqual([]);
  expect(await languageOf(website)).toBe('en');
});

it('IMPORT-61: an import in the initial language settles it; a language that is not supported is named', async () => {
  const english = await kit.server.createWebsite();
  expect(await notesOf(english, 'en-US')).toEqual([]);
  expect(await notesOf(english, 'de')).toEqual([]);
  expect(await languageOf(english)).toBe('en');
  const unknown = await kit.server.createWebsite();
  expect(await notesOf(unknown, 'qq')).toEqual(['The source’s language “qq” is unknown; “en” was kept.']);
  expect(await languageOf(unknown)).toBe('en');
});
