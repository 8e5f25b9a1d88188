import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { ImportView } from '@vitrine/core/importing/importing.calls.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { type ImportKit, startImportKit } from './importing.fixture.ts';
import { item, metaField, wxr } from './readers/wxr.samples.ts';

let kit: ImportKit;
let website: Website;
let admin: TestClient;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  website = await kit.server.createWebsite();
  admin = await kit.server.signIn(website, 'admin');
});

const words = (text: string) => `<![CDATA[<p>${text}</p>]]>`;
const content = (word: string) =>
  wxr(
    item({
      id: '1',
      type: 'page',
      title: `About ${word}`,
      'wp:post_name': 'about',
      'content:encoded': words(word),
    }) +
      item({ id: '2', title: `Hello ${word}`, 'wp:post_name': 'hello', 'content:encoded': words(word) }) +
      item(
        { id: '3', type: 'product', title: `Mug ${word}`, 'wp:post_name': 'mug' },
        metaField('_price', '5') + metaField('_manage_stock', 'yes') + metaField('_stock', '9'),
      ) +
      item({ id: '4', type: 'page', title: 'Same', 'wp:post_name': 'same' }),
  );
const titles = async () =>
  [
    ...(await kit.rows(
      website,
      "SELECT title FROM collections WHERE website_id = $1 AND slug IN ('about', 'same') ORDER BY slug",
    )),
    ...(await kit.rows(website, 'SELECT title FROM items WHERE website_id = $1')),
    ...(await kit.rows(website, 'SELECT title FROM products WHERE website_id = $1')),
  ].map(row => row.title);
const rename = (table: string, where: string) =>
  kit.rows(website, `UPDATE ${table} SET title = 'Mine' WHERE website_id = $1 AND ${where}`);
const imports = async () => ((await admin.get('/api/imports')).body as { imports: ImportView[] }).imports;
const newest = async () => {
  const [view] = await imports();
  if (!view) throw new Error('There is an import.');
  return view;
};
const choose = async (body: object) => admin.post(`/api/imports/${(await newest()).id}/versions`, body);

async function changedOnBothSides() {
  await kit.run(website, content('one'));
  await rename('collections', "slug = 'about'");
  await rename('collections', "slug = 'same'");
  await rename('items', 'true');
  await rename('products', 'true');
  await kit.rows(website, 'UPDATE stock SET on_hand = 4 WHERE website_id = $1');
  const done = await kit.run(website, content('two'));
  if (!done.ok) throw new Error(englishOf(done.error));
  return done.value;
}

it('IMPORT-67: the import asks about each item that both the owner and the export changed, and about no other', async () => {
  const done = await changedOnBothSides();
  expect(await titles()).toEqual(['Mine', 'Mine', 'Mine', 'Mine']);
  const { choices } = await newest();
  expect(choices.map(({ kind, title, isTaken }) => [kind, title, isTaken])).toEqual([
    ['page', 'About two', false],
    ['post', 'Hello two', false],
    ['product', 'Mug two', false],
  ]);
  expect(done.choices).toEqual(choices);
  expect(
    wordNotes(done.report.warnings, 'en')
      .filter(({ why }) => why.includes('your version was kept'))
      .map(({ what }) => what),
  ).toEqual(['page “Same”']);
});

it("IMPORT-67: the imported version is chosen for one item or for all, and the owner's is restored; stock stays", async () => {
  await changedOnBothSides();
  const [page] = (await newest()).choices;
  const taken = await choose({ keys: [page?.key], version: 'imported' });
  expect((taken.body as { import: ImportView }).import.choices.map(({ isTaken }) => isTaken)).toEqual([
    true,
    false,
    false,
  ]);
  expect(await titles()).toEqual(['About two', 'Mine', 'Mine', 'Mine']);
  const documents = () =>
    kit.rows(
      website,
      "SELECT d.document::text AS text FROM collections c JOIN page_documents d ON d.website_id = c.website_id AND d.id = c.document_id WHERE c.website_id = $1 AND c.slug = 'about'",
    );
  expect((await documents())[0]?.text).toContain('two');
  await choose({ version: 'imported' });
  expect(await titles()).toEqual(['About two', 'Mine', 'Hello two', 'Mug two']);
  const stock = () => kit.rows(website, 'SELECT on_hand FROM stock WHERE website_id = $1');
  expect(await stock()).toEqual([{ on_hand: 4 }]);
  await choose({ version: 'mine' });
  expect(await titles()).toEqual(['Mine', 'Mine', 'Mine', 'Mine']);
  expect((await documents())[0]?.text).toContain('one');
  expect(await stock()).toEqual([{ on_hand: 4 }]);
});

it('IMPORT-67: an answered question is not asked again; an open one passes to the next import', {
  tags: 'slow',
}, async () => {
  await changedOnBothSides();
  const { choices } = await newest();
  await choose({ keys: [choices[0]?.key], version: 'imported' });
  await kit.run(website, content('two'));
  expect((await newest()).choices.map(({ kind }) => kind)).toEqual(['post', 'product']);
  expect((await imports())[1]?.choices).toEqual([]);
  expect(await titles()).toEqual(['About two', 'Mine', 'Mine', 'Mine']);
  // A chosen version is not a change by the owner: the next version of the export replaces it.
  await kit.run(website, content('three'));
  expect(await titles()).toEqual(['About three', 'Mine', 'Mine', 'Mine']);
  await kit.run(website, content('three'), kit.mediaBase, true);
  expect(await titles()).toEqual(['About three', 'Same', 'Hello three', 'Mug three']);
  expect((await newest()).choices).toEqual([]);
});

it('IMPORT-67: a choice that was not asked, or about a deleted item, is refused and nothing changes', {
  tags: 'slow',
}, async () => {
  await changedOnBothSides();
  const { choices } = await newest();
  const post = choices.find(({ kind }) => kind === 'post');
  const unknown = await choose({ keys: [post?.key, 'nobody'], version: 'imported' });
  expect([unknown.status, await titles()]).toEqual([404, ['Mine', 'Mine', 'Mine', 'Mine']]);
  await kit.rows(website, 'UPDATE items SET deleted_at = now() WHERE website_id = $1');
  const gone = await choose({ version: 'imported' });
  expect(gone.body).toMatchObject({ error: 'importing.choiceGone' });
  expect(await titles()).toEqual(['Mine', 'Mine', 'Mine', 'Mine']);
  expect((await newest()).choices.every(({ isTaken }) => !isTaken)).toBe(true);
});

it('IMPORT-67: a page behind a password stays protected, whichever version is in use', {
  tags: 'slow',
}, async () => {
  await changedOnBothSides();
  await kit.rows(
    website,
    "UPDATE collections SET password_hash = 'kept' WHERE website_id = $1 AND slug = 'about'",
  );
  const hash = () =>
    kit.rows(website, "SELECT password_hash FROM collections WHERE website_id = $1 AND slug = 'about'");
  for (const version of ['imported', 'mine']) {
    await choose({ version });
    expect(await hash()).toEqual([{ password_hash: 'kept' }]);
  }
});
