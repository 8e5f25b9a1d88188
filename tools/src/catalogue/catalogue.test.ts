import { drawSample } from '@vitrine/widgets/image/draw-sample.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuery } from './catalogue-query.ts';
import type { ListedSample } from './sample-page.ts';
import { type Catalogue, startCatalogue } from './start-catalogue.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ port: 0, isWatching: false });
});

afterAll(() => catalogue.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(catalogue.address + path, { headers });
const textOf = async (path: string) => (await get(path)).text();

describe('the catalogue', () => {
  it('CATALOGUE-6: renders a sample as a whole page, with the requested options', async () => {
    const plain = await textOf('/sample/quote/0');
    expect(plain).toMatch(/^<!doctype html><html dir="ltr" lang="en">/);
    expect(plain).toContain('theme-lightest section-content');
    expect(plain).toContain('data-block="quote"');
    const asked = await textOf('/sample/quote/0?theme=dark&dir=rtl&language=de&styles=kiln');
    expect(asked).toMatch(/^<!doctype html><html dir="rtl" lang="de">/);
    expect(asked).toContain('theme-dark section-content');
    expect(asked).toContain('--color-paper:#fbf8f3');
    expect(await textOf('/sample/product/0')).toContain('src="/packages/visitor/src/main.ts"');
    expect(await textOf('/sample/product/0?script=off')).not.toContain('<script type="module"');
  });

  it('CATALOGUE-6: uses the first of its kind for invalid options', async () => {
    expect(readQuery(new URLSearchParams('theme=pink&dir=up&styles=loud&script=maybe&language=<b>'))).toEqual(
      {
        theme: 'lightest',
        direction: 'ltr',
        styles: 'default',
        hasScript: true,
        language: 'en',
      },
    );
    for (const path of ['/sample/quote/99', '/sample/nothing/0', '/widget/nothing/0', '/preview/sample/x/0'])
      expect((await get(path)).status).toBe(404);
  });

  it('CATALOGUE-7: lists and links every sample, and shows it at three widths', async () => {
    const samples: readonly ListedSample[] = await (await get('/samples.json')).json();
    expect(samples.length).toBeGreaterThan(40);
    const index = await textOf('/');
    for (const { address } of samples) expect(index).toContain(`href="/preview${address}"`);
    const preview = await textOf('/preview/sample/quote/0?theme=dark');
    expect(preview.match(/<iframe src="\/sample\/quote\/0\?theme=dark"/g)).toHaveLength(3);
    expect(preview).toContain('aria-current="true">dark<');
    expect(index).toContain('href="/docs/reference/blocks.md"');
    expect(await textOf('/docs/reference/blocks.md')).toContain('# Blocks');
  });

  it('CATALOGUE-8: draws pictures in their proportions, and omits missing ones', async () => {
    expect(drawSample({ id: 'm2k4h8x1a000000000000002', width: 500 })).toContain('viewBox="0 0 500 750"');
    expect(drawSample({ id: 'somebody', width: 900 })).toContain('viewBox="0 0 900 600"');
    const picture = await get('/media/somebody/300w');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    const types = { 'a film.mp4': 'video/webm', 'talk.mp3': 'audio/wav', 'talk.vtt': 'text/vtt' };
    for (const [name, type] of Object.entries(types)) {
      const file = await get(`/s/somebody/${encodeURIComponent(name)}`);
      expect(file.headers.get('content-type')).toBe(type);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(40);
    }
    expect((await get('/s/somebody/price-list.pdf')).status).toBe(404);
    expect((await get('/api/anything')).status).toBe(404);
  });

  it('CATALOGUE-8: is as slow as the picture or its page requests', async () => {
    const lasting = async (path: string, headers = {}) => {
      const began = performance.now();
      await get(path, headers);
      return performance.now() - began;
    };
    expect(await lasting('/media/a/100w?slow=150')).toBeGreaterThanOrEqual(149);
    const referer = `${catalogue.address}/sample/image/0?slow=150`;
    expect(await lasting('/media/a/100w', { referer })).toBeGreaterThanOrEqual(149);
  });
});
