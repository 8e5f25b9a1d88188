import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { importByOperator } from './index.ts';
import { item, metaField, wxr } from './readers/wxr.samples.ts';

/** A server with a host of pictures, and shortcuts to import and to inspect the result. */
export async function startImportKit() {
  const server = await startTestServer();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const media = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (request.url?.endsWith('.png')) reply.end(picture);
    else reply.writeHead(404).end();
  });
  await new Promise<void>(done => media.listen(0, '127.0.0.1', done));
  const mediaBase = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-test-'));
  const rows = (website: Website, sql: string) => server.services.database.query(sql, [website.id]);
  const count = async (website: Website, table: string) =>
    Number((await rows(website, `SELECT count(*)::int AS n FROM ${table} WHERE website_id = $1`))[0]?.n);
  return {
    server,
    mediaBase,
    folder,
    /** The paths requested from the host of pictures so far. */
    asked,
    rows,
    count,
    run: async (
      website: Website,
      text: string,
      base: string | null = mediaBase,
      replaces = false,
      makesShops = false,
    ) => {
      const path = join(folder, 'export.xml');
      await writeFile(path, text);
      const context = server.context(await server.reload(website));
      return importByOperator(context, {
        path,
        mediaBase: base,
        isPublished: true,
        replaces,
        makesShops,
        tell: () => undefined,
      });
    },
    /** Everything an import may have touched, for comparison. */
    everything: async (website: Website) => ({
      collections: await rows(
        website,
        'SELECT id, slug, title, parent_id, navigation, state, type FROM collections WHERE website_id = $1 ORDER BY id',
      ),
      items: await rows(
        website,
        'SELECT id, slug, title, state FROM items WHERE website_id = $1 ORDER BY id',
      ),
      comments: await count(website, 'comments'),
      products: await rows(
        website,
        'SELECT id, slug, title, state FROM products WHERE website_id = $1 ORDER BY id',
      ),
      variants: await rows(website, 'SELECT id, sku, price FROM variants WHERE website_id = $1 ORDER BY id'),
      redirects: await rows(
        website,
        'SELECT from_path, to_path FROM redirects WHERE website_id = $1 ORDER BY from_path',
      ),
      assets: await rows(
        website,
        'SELECT id FROM assets WHERE website_id = $1 AND deleted_at IS NULL ORDER BY id',
      ),
    }),
    stop: async () => {
      media.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the database refuse variants with this SKU during the work. */
export async function whileRefused<Value>(
  { services }: Pick<TestServer, 'services'>,
  sku: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const query = (sql: string) => services.database.query(sql);
  await query(
    `CREATE FUNCTION refuse_variant() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$ LANGUAGE plpgsql`,
  );
  await query(
    `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON variants FOR EACH ROW WHEN (NEW.sku = '${sku}') EXECUTE FUNCTION refuse_variant()`,
  );
  try {
    return await work();
  } finally {
    await query('DROP FUNCTION refuse_variant CASCADE');
  }
}

/** Products as WooCommerce exports them, all with the same name. */
export function productsAsCsv(count: number, { price = 1 } = {}): string {
  const head =
    'ID,Type,SKU,Name,Published,"Visibility in catalog",Description,Stock,"Regular price",Categories';
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `${at + 1},simple,S-${at},Bowl,1,visible,"<p>Bowl ${at}</p>",${at % 9},${at + price}.50,Shelf ${at % 20}`,
  );
  return [head, ...rows].join('\n');
}

export type ImportKit = Awaited<ReturnType<typeof startImportKit>>;

const cdata = (text: string) => `<![CDATA[${text}]]>`;
const head = `<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Lee</wp:author_display_name></wp:author>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>`;
const menuItem = (id: string, fields: Record<string, string>) =>
  item(
    { id, type: 'nav_menu_item', 'wp:menu_order': id },
    `<category domain="nav_menu" nicename="main">Main</category>${Object.entries(fields)
      .map(([key, value]) => metaField(`_menu_item_${key}`, value))
      .join('')}`,
  );
/** A small WordPress website: pages, posts, a menu, a picture, a comment. */
export const sample = wxr(
  [
    item({
      id: '1',
      type: 'page',
      title: 'About',
      'wp:post_name': 'about',
      link: 'https://sample.example/about/',
      'content:encoded': cdata('<p>See <a href="https://sample.example/2020/hello/">hello</a></p>'),
    }),
    item({
      id: '2',
      type: 'page',
      title: 'Team',
      'wp:post_name': 'team',
      'wp:post_parent': '1',
      link: 'https://sample.example/about/team/',
      'wp:status': 'draft',
    }),
    item(
      {
        id: '3',
        title: 'Hello',
        'wp:post_name': 'hello',
        link: 'https://sample.example/2020/hello/',
        'dc:creator': 'ann',
        'wp:is_sticky': '1',
        'wp:post_date_gmt': '2020-01-02 03:04:05',
        'content:encoded': cdata(
          'Words <img src="https://sample.example/files/a-300x200.png" alt="A"> and <img src="https://sample.example/files/gone.jpg" alt="Gone">',
        ),
      },
      `<category domain="category" nicename="news">News</category>${metaField('_thumbnail_id', '9')}<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Zoë</wp:comment_author><wp:comment_content>${cdata('Nice\n\n<b>one</b>')}</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>`,
    ),
    item({
      id: '4',
      title: 'Later',
      'wp:post_name': 'later',
      'wp:status': 'future',
      'wp:post_date_gmt': '2030-01-01 00:00:00',
    }),
    item({
      id: '9',
      type: 'attachment',
      'wp:attachment_url': 'https://sample.example/files/a.png',
      title: 'a',
    }),
    menuItem('20', { type: 'post_type', object_id: '1' }),
    menuItem('21', { type: 'custom', url: 'https://elsewhere.example/' }),
  ].join(''),
  { head },
);
