import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { changeCollection, listCollections } from '../collections/index.ts';
import { storeAsset } from '../media/index.ts';
import { publish } from '../publishing/index.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await startServedSite();
});
afterAll(() => site?.server.stop());

const nameOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(html)?.[1];

/** The path of the picture that the page at this address names; undefined without one. */
async function pictureOf(path: string): Promise<string | undefined> {
  const address = nameOf((await site.ask(path)).text, 'og:image');
  return address?.replace('http://kiln.vitrine.test', '');
}

const colorAt = async (body: Buffer, left: number, top: number) => [
  ...(await sharp(body).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('the sharing picture of a page', () => {
  it('SEO-14: pages, lists and posts name one of 1200 by 630 px, in the website’s colours', async () => {
    for (const path of [
      '/',
      '/about',
      '/journal',
      '/journal/post-3',
      '/journal/category/glazes%20%26%20more',
    ]) {
      const { text } = await site.ask(path);
      expect([path, nameOf(text, 'og:image:width'), nameOf(text, 'og:image:height')]).toEqual([
        path,
        '1200',
        '630',
      ]);
      expect(nameOf(text, 'og:image:alt')).not.toBe('');
      expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      const { status, headers, body } = await site.ask((await pictureOf(path)) ?? '');
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/png']);
      const { width, height } = await sharp(body).metadata();
      expect([width, height]).toEqual([1200, 630]);
      const hex = (color: number[]) => `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}`;
      expect(hex(await colorAt(body, 5, 5))).toBe(defaultSiteStyles.palette.white);
      const { dominant, channels } = await sharp(body).stats();
      expect(dominant.r).toBeGreaterThan(200);
      // It contains text.
      expect(channels[0]?.min).toBeLessThan(80);
    }
  });

  it('SEO-14: nothing is drawn for a page that is locked, missing, hidden or for one visitor only', async () => {
    for (const path of [
      '/secret',
      '/nowhere',
      '/journal/draft',
      '/journal/future',
      '/search?q=clay',
      '/cart',
    ]) {
      expect([path, await pictureOf(path)]).toEqual([path, undefined]);
    }
    const state = /_social\/([\da-f]+)/.exec((await pictureOf('/about')) ?? '')?.[1];
    for (const path of [
      '/secret',
      '/nowhere',
      '/journal/draft',
      '/cart',
      '/search',
      `/_social/${state}/about.png`,
    ]) {
      const { status, headers } = await site.ask(`/_social/${state}${path}.png`);
      expect([path, status, String(headers['content-type']).startsWith('image/')]).toEqual([
        path,
        404,
        false,
      ]);
    }
  });

  it('SEO-15: its address changes with the title, and the old one redirects to the present picture', async () => {
    const { server, website } = site;
    const context = server.context(await server.reload(website));
    const before = (await pictureOf('/about')) ?? '';
    expect((await site.ask(before)).status).toBe(200);
    const about = (await listCollections(context.database, website.id)).find(({ slug }) => slug === 'about');
    await changeCollection(context, {
      collectionId: about?.id ?? '',
      title: 'A title of seven words, longer than before',
    });
    expect(await pictureOf('/about')).toBe(before);
    await publish(context);
    const after = (await pictureOf('/about')) ?? '';
    expect(after).not.toBe(before);
    const old = await site.ask(before);
    expect([old.status, old.headers.location]).toEqual([302, after]);
    expect((await site.ask(after)).status).toBe(200);
    const now = await site.ask('/_social/now/about.png');
    expect(now.status).toBe(200);
    expect(now.body).toEqual((await site.ask(after)).body);
  });

  it('SEO-14: a page’s own picture is cropped around its focal point', async () => {
    const { server, website } = site;
    const context = server.context(await server.reload(website));
    const red = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const content = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 900 }])
      .png()
      .toBuffer();
    const stored = await storeAsset(context, {
      fileName: 'tall.png',
      content,
      focalPoint: { x: 0.5, y: 1 },
    });
    const imageId = stored.ok ? stored.value.id : null;
    await context.database.query('UPDATE items SET image_id = $2 WHERE website_id = $1 AND slug = $3', [
      website.id,
      imageId,
      'post-5',
    ]);
    await publish(context);
    const { headers, body } = await site.ask((await pictureOf('/journal/post-5')) ?? '');
    expect(headers['content-type']).toBe('image/jpeg');
    expect((await colorAt(body, 600, 600)).map(part => part > 128)).toEqual([true, false, false]);
  });

  /** The rows of pixels with ink above the accent, without those of the right edge, which stays empty. */
  async function inkedRows(picture: Buffer): Promise<readonly number[]> {
    const rows = async (left: number, width: number) => {
      const part = await sharp(picture)
        .extract({ left, top: 0, width, height: 470 })
        .greyscale()
        .raw()
        .toBuffer();
      return Array.from({ length: 470 }, (_, row) => row).filter(row =>
        part.subarray(row * width, (row + 1) * width).some(grey => grey < 110),
      );
    };
    expect(await rows(1130, 70)).toEqual([]);
    return rows(0, 1130);
  }

  /** The heights of its lines of text. */
  const linesOf = (rows: readonly number[]) =>
    rows
      .map((row, at) => (rows[at - 1] === row - 1 ? null : at))
      .filter(at => at !== null)
      .map((from, at, starts) => (starts[at + 1] ?? rows.length) - from);

  it('SEO-16: a long title is set smaller, in lines, within its area, and one that fits at no size is cut off', {
    tags: 'slow',
  }, async () => {
    const { server, website } = site;
    const context = server.context(await server.reload(website));
    const about = (await listCollections(context.database, website.id)).find(({ slug }) => slug === 'about');
    const drawn = async (title: string) => {
      await changeCollection(context, { collectionId: about?.id ?? '', title });
      await publish(context);
      const { status, headers, body } = await site.ask((await pictureOf('/about')) ?? '');
      expect([title, status, headers['content-type']]).toEqual([title, 200, 'image/png']);
      return body;
    };
    const short = linesOf(await inkedRows(await drawn('Pots')));
    const long = linesOf(
      await inkedRows(await drawn('Pots that we make for the house that all of us have at home')),
    );
    expect(short).toHaveLength(1);
    expect(long.length).toBeGreaterThan(1);
    expect(Math.max(...long)).toBeLessThan(Math.max(...short));
    const words = 'WWWWWWW MMMMMMM '.repeat(12);
    const cut = await drawn(`${words}soup`);
    expect((await inkedRows(cut)).length).toBeLessThan(400);
    // Nothing is drawn of what follows the ellipsis.
    expect((await drawn(`${words}keys`)).equals(cut)).toBe(true);
    expect((await drawn(`HAMMOCK${words.slice(7)}soup`)).equals(cut)).toBe(false);
    const chinese = await inkedRows(await drawn('陶器'));
    expect(chinese.length).toBeGreaterThan(20);
  });
});
