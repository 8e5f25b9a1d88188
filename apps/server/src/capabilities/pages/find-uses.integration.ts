import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { storeAsset } from '../media/index.ts';
import { findUses } from './find-uses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('DRAFT-9: one call says where many files are used, and leaves out unused files', async () => {
  const website = await server.createWebsite();
  const editor = await server.signIn(website, 'editor');
  const files = await Promise.all(
    ['one', 'two', 'three'].map(async name => {
      const content = Buffer.from(`%PDF-1.7 ${name}`);
      const stored = await storeAsset(server.context(website), { fileName: `${name}.pdf`, content });
      return stored.ok ? stored.value.id : '';
    }),
  );
  const blog = await editor.post('/api/collections', { type: collectionTypes.blog, title: 'News' });
  const { collection } = blog.body as { collection: { id: string } };
  for (const [at, title] of ['First', 'Second'].entries()) {
    const made = await editor.post(`/api/collections/${collection.id}/items`, { title });
    const { item } = made.body as { item: { id: string } };
    await editor.patch(`/api/items/${item.id}`, { imageId: files[at] });
  }
  const found = await editor.post('/api/media/uses', { ids: files });
  const { files: used } = found.body as { files: { assetId: string; uses: { title: string }[] }[] };
  expect(used.map(({ assetId, uses }) => [assetId, uses.map(({ title }) => title)])).toEqual([
    [files[0], ['First']],
    [files[1], ['Second']],
  ]);
  const elsewhere = await server.signIn(await server.createWebsite(), 'editor');
  expect((await elsewhere.post('/api/media/uses', { ids: files })).body).toEqual({ files: [] });
});

it('DRAFT-9: products, their variants and descriptions, settings, and content that is still live are uses', async () => {
  const website = await server.createWebsite();
  const { database } = server.services;
  const context = server.context(website);
  const stored = await storeAsset(context, {
    fileName: 'mug.png',
    content: await sharp({ create: { width: 20, height: 10, channels: 3, background: '#a53' } })
      .png()
      .toBuffer(),
  });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  const { id } = stored.value;
  const uses = async (more: Partial<Website> = {}) => {
    const found = await findUses(server.context({ ...website, ...more }), id);
    return found.ok && found.value.map(use => `${use.kind} ${use.title}${use.isLiveOnly ? ' live' : ''}`);
  };
  expect(await uses()).toEqual([]);
  const products = ['Mug', 'Bowl', 'Plate', 'Spoon'].map(title => ({ id: newId(), title }));
  for (const [position, product] of products.entries()) {
    await database.query(
      `INSERT INTO products (website_id, id, type, state, title, slug, excerpt, description, option_names, image_ids,
         categories, category_slugs, tags, tag_slugs, is_featured, position, created_at, updated_at)
       VALUES ($1, $2, 1, 1, $3, $2, '', $4, '{}', $5, '{}', '{}', '{}', '{}', false, $6, now(), now())`,
      [
        website.id,
        product.id,
        product.title,
        JSON.stringify(product.title === 'Plate' ? { image: id } : {}),
        product.title === 'Mug' ? [id] : [],
        position,
      ],
    );
  }
  await database.query(
    `INSERT INTO variants (website_id, id, product_id, position, sku, option_values, price, is_on_sale, image_id)
     VALUES ($1, $2, $3, 0, '', '{}', 1850, false, $4)`,
    [website.id, newId(), products[1]?.id, id],
  );
  expect(await uses()).toEqual(['product Bowl', 'product Mug', 'product Plate']);
  await database.query('DELETE FROM products WHERE website_id = $1', [website.id]);
  expect(await uses({ settings: { ...website.settings, icon: id } })).toEqual(['settings Website settings']);
  const revisionId = newId();
  await server.services.database.query(
    `INSERT INTO revisions (website_id, id, number, note, by_name, at) VALUES ($1, $2, 1000, '', '', now())`,
    [website.id, revisionId],
  );
  await database.query(
    `INSERT INTO revision_items (website_id, first_number, id, collection_id, record_type, state, title, slug, author, excerpt,
       image_id, categories, tags, is_sticky, are_comments_open, seo_title, seo_description, document_id, updated_at)
     VALUES ($1, 1000, $2, 'c', 1, 'enabled', 'Old post', 'old', '', '', $3, '{}', '{}', false, false, '', '', 'd', now())`,
    [website.id, newId(), id],
  );
  expect(await uses({ publishedRevisionId: revisionId })).toEqual(['post Old post live']);
});
